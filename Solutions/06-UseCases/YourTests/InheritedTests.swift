import Foundation
import Platform
import Testing

@testable import UseCases

/// Three tests that came with the code, repaired: each fails when the code is wrong.
@MainActor @Suite struct InheritedTests {
  @Test(.tags(.unit)) func `an edit that fails is an error on the screen`() {
    let refusing = RefusingUseCases()
    let viewModel = makeViewModel(
      createNote: refusing, fetchAllNotes: refusing, updateNote: refusing, removeNote: refusing)

    viewModel.updateNoteWith(id: UUID(), title: "Shopping", text: nil)

    // The expectation stood in an `if let`: without an error, nothing was expected.
    #expect(viewModel.error is Refused)
  }

  @Test(.tags(.integration)) func `an edit changes one note, and no other`() throws {
    let database = try makeDatabase(path: ":memory:")
    let note = Note(title: "Groceries", text: "Milk", createdAt: Date(timeIntervalSince1970: 1))
    try database.insert(note)
    try database.insert(
      Note(title: "Books", text: "Feathers", createdAt: Date(timeIntervalSince1970: 2)))

    try makeUpdateNote(on: database).updateNoteWith(id: note.id, title: "Shopping", text: "Eggs")

    // Of one note, and counted: an edit of no note and an edit of all looked the same.
    let notes = try database.fetchAll()
    #expect(notes.map(\.title) == ["Shopping", "Books"])
    #expect(notes.map(\.text) == ["Eggs", "Feathers"])
  }

  @Test(.tags(.integration)) func `when the notes cannot be read, they stay on the screen`() throws
  {
    let path = DocumentsFolder.current.appending(path: UUID().uuidString).path
    let database = try makeDatabase(path: path)
    try database.insert(
      Note(title: "Groceries", text: "Milk", createdAt: Date(timeIntervalSince1970: 1)))
    // The screen of the app showed the app's file, which nothing had happened to.
    let viewModel = makeViewModel(
      createNote: CreateNoteUseCase(notesDatabase: database),
      fetchAllNotes: FetchAllNotesUseCase(notesDatabase: database),
      updateNote: makeUpdateNote(on: database), removeNote: makeRemoveNote(on: database))
    let notes = viewModel.notes

    try Storage(path: path).write { try $0.execute("DROP TABLE note") }
    viewModel.fetchAll()

    #expect(notes.map(\.title) == ["Groceries"])
    #expect(viewModel.notes == notes)
    #expect((viewModel.error as? DatabaseError)?.kind == .errorFetch)
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
