import Foundation
import Platform
import Testing

@testable import UseCases

/// Three tests that came with the code. Each stays green even when its name is not true.
@MainActor @Suite struct InheritedTests {
  @Test(.tags(.unit)) func `an edit that fails is an error on the screen`() {
    let refusing = RefusingUseCases()
    let viewModel = makeViewModel(
      createNote: refusing, fetchAllNotes: refusing, updateNote: refusing, removeNote: refusing)

    viewModel.updateNoteWith(id: UUID(), title: "Shopping", text: nil)

    if let error = viewModel.error {
      #expect(error is Refused)
    }
  }

  @Test(.tags(.integration)) func `an edit changes one note, and no other`() throws {
    let database = try makeDatabase(path: ":memory:")
    let note = Note(title: "Groceries", text: "Milk", createdAt: Date(timeIntervalSince1970: 1))
    try database.insert(note)

    try? makeUpdateNote(on: database).updateNoteWith(id: note.id, title: "Shopping", text: "Eggs")

    #expect(try database.fetchAll().count == 1)
  }

  @Test(.tags(.integration)) func `when the notes cannot be read, they stay on the screen`() throws
  {
    let path = DocumentsFolder.current.appending(path: UUID().uuidString).path
    let database = try makeDatabase(path: path)
    try database.insert(
      Note(title: "Groceries", text: "Milk", createdAt: Date(timeIntervalSince1970: 1)))
    let viewModel = makeProductionViewModel()
    let notes = viewModel.notes

    try Storage(path: path).write { try $0.execute("DROP TABLE note") }
    viewModel.fetchAll()

    #expect(viewModel.notes == notes)
  }

  // MARK: - Fixtures

  struct Refused: Error {}

  /// A stub for all four use cases: there are no notes, and whatever should change one fails.
  struct RefusingUseCases: CreateNoteProtocol, FetchAllNotesProtocol, UpdateNoteProtocol,
    RemoveNoteProtocol
  {
    func createNoteWith(title: String, text: String) throws { throw Refused() }
    func fetchAll() -> [Note] { [] }
    func updateNoteWith(id: UUID, title: String, text: String?) throws { throw Refused() }
    func removeNoteWith(id: UUID) throws { throw Refused() }
  }
}
