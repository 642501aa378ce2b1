import Foundation
import Testing

@testable import UseCases

@MainActor @Suite(.tags(.unit)) struct NotesViewModelTests {
  // Unit tests: the view model on doubles of its use cases, and each use case on a double of the database. The
  // first two came with the code: they would work on the app's own file.

  @Test(.disabled("there are no doubles of the use cases yet"))
  func `an edit is on the screen at once`() throws {
    let viewModel = makeProductionViewModel()
    viewModel.createNoteWith(title: "Groceries", text: "")
    let note = try #require(viewModel.notes.last)

    viewModel.updateNoteWith(id: note.id, title: "Shopping", text: "Milk")

    #expect(viewModel.notes.map(\.title) == ["Shopping"])
    #expect(viewModel.notes.map(\.text) == ["Milk"])
  }

  @Test(.disabled("there are no doubles of the use cases yet"))
  func `a removed note is gone from the screen at once, and no other is`() throws {
    let viewModel = makeProductionViewModel()
    viewModel.createNoteWith(title: "Kept", text: "")
    viewModel.createNoteWith(title: "Gone", text: "")
    let gone = try #require(viewModel.notes.last)

    viewModel.removeNoteWith(id: gone.id)

    #expect(viewModel.notes.map(\.title) == ["Kept"])
  }
}
