import Foundation
import Platform
import Support
import Testing

@testable import UseCases

/// To read: create and fetch, by units. Each asserts what the view model does, not what a double was told.
@MainActor @Suite(.tags(.unit)) struct NotebookViewModelTests {
  @Test(arguments: [["Groceries"], ["One", "Two", "Three"]])
  func `what is created is on the screen`(titles: [String]) {
    let viewModel = makeViewModel()

    for title in titles { viewModel.createNoteWith(title: title, text: "") }

    #expect(viewModel.notes.map(\.title) == titles)
    #expect(viewModel.databaseError == nil)
  }

  @Test func `a database error is published and cleared by the next success`() {
    let viewModel = makeViewModel()

    createNote.error = DatabaseError(kind: .errorInsert, cause: CancellationError())
    viewModel.createNoteWith(title: "Groceries", text: "")
    #expect(viewModel.databaseError?.kind == .errorInsert)

    createNote.error = nil
    viewModel.createNoteWith(title: "Groceries", text: "")
    #expect(viewModel.databaseError == nil)
  }

  @Test func `pinned: any other error is only printed`() {
    let viewModel = makeViewModel()
    createNote.error = CancellationError()

    viewModel.createNoteWith(title: "Groceries", text: "")

    #expect(viewModel.databaseError == nil)
  }

  @Test func `pinned: the notes it begins with survive only when the fetch fails`() {
    let mine = Note(title: "Mine", text: nil, createdAt: .distantPast)

    let good = NotebookViewModel(
      notes: [mine], createNote: createNote, fetchAllNotes: fetchAllNotes)
    #expect(good.notes.isEmpty)

    fetchAllNotes.error = DatabaseError(kind: .errorFetch, cause: CancellationError())
    let bad = NotebookViewModel(notes: [mine], createNote: createNote, fetchAllNotes: fetchAllNotes)
    #expect(bad.notes == [mine])
  }

  @Test func `legacy: nothing that goes wrong can be observed`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let viewModel = LegacyNotesViewModel()

      viewModel.removeNoteWith(id: UUID())

      #expect(Mirror(reflecting: viewModel).children.map(\.label) == ["notes"])
    }
  }

  @Test func `pinned: in the legacy view model an edit is not seen until somebody fetches`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let viewModel = LegacyNotesViewModel()
      viewModel.createNoteWith(title: "Groceries", text: "")

      viewModel.updateNoteWith(
        id: try #require(viewModel.notes.last).id, title: "Shopping", text: nil)

      #expect(viewModel.notes.map(\.title) == ["Groceries"])
      #expect(LegacyNotesViewModel().notes.map(\.title) == ["Shopping"])
    }
  }

  @Test func `a note without a text shows an empty one`() {
    #expect(Note(title: "Groceries", text: nil, createdAt: .now).getText == "")
    #expect(Note(title: "Groceries", text: "Milk", createdAt: .now).getText == "Milk")
  }

  // MARK: - Fixtures

  let store = FakeNotesDatabase()
  let createNote: CreateNoteMock
  let fetchAllNotes: FetchAllNotesMock

  init() {
    createNote = CreateNoteMock(on: store)
    fetchAllNotes = FetchAllNotesMock(on: store)
  }

  func makeViewModel() -> NotebookViewModel {
    NotebookViewModel(createNote: createNote, fetchAllNotes: fetchAllNotes)
  }
}
