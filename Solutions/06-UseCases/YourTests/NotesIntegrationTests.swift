import Foundation
import Platform
import Testing

@testable import UseCases

@MainActor @Suite(.tags(.integration)) struct NotesIntegrationTests {
  @Test(arguments: ["Milk, eggs", nil])
  func `an edit changes title and text of one note, and no other`(text: String?) throws {
    viewModel.createNoteWith(title: "Groceries", text: "Milk")
    viewModel.createNoteWith(title: "Books", text: "Feathers")
    let note = try #require(viewModel.notes.first)

    viewModel.updateNoteWith(id: note.id, title: "Shopping", text: text)

    viewModel.fetchAll()
    #expect(viewModel.notes.map(\.title) == ["Shopping", "Books"])
    #expect(viewModel.notes.map(\.text) == [text, "Feathers"])
    #expect(viewModel.error == nil)
  }

  @Test func `of three notes the last is removed`() throws {
    for title in ["One", "Two", "Three"] { viewModel.createNoteWith(title: title, text: "") }
    let note = try #require(viewModel.notes.last)

    viewModel.removeNoteWith(id: note.id)

    viewModel.fetchAll()
    #expect(viewModel.notes.map(\.title) == ["One", "Two"])
  }

  @Test func `a note that does not exist cannot be removed`() {
    viewModel.removeNoteWith(id: UUID())

    #expect(viewModel.notes.isEmpty)
    #expect((viewModel.error as? DatabaseError)?.kind == .errorRemove)
  }

  @Test func `a note that does not exist cannot be edited, and the error says so`() {
    let id = UUID()

    viewModel.updateNoteWith(id: id, title: "Shopping", text: nil)

    let error = viewModel.error as? DatabaseError
    #expect(error?.kind == .errorUpdate)
    #expect(error?.cause as? NoteNotFound == NoteNotFound(id: id))
  }

  @Test func `what SQLite refuses is the cause of the error`() throws {
    let path = DocumentsFolder.current.appending(path: UUID().uuidString).path
    let database = try makeDatabase(path: path)
    let note = Note(title: "Groceries", text: nil, createdAt: Date(timeIntervalSince1970: 1))
    try database.insert(note)
    try Storage(path: path).write { try $0.execute("DROP TABLE note") }

    let update = #expect(throws: DatabaseError.self) {
      try database.update(id: note.id, title: "Shopping", text: nil)
    }
    let remove = #expect(throws: DatabaseError.self) { try database.remove(id: note.id) }

    #expect(update?.cause is SQLiteError)
    #expect(remove?.cause is SQLiteError)
  }

  // MARK: - Fixtures

  let database: any NotesDatabaseProtocol
  let viewModel: any NotesViewModelling

  init() throws {
    database = try makeDatabase(path: ":memory:")
    viewModel = makeViewModel(
      createNote: CreateNoteUseCase(
        notesDatabase: database, now: { Date(timeIntervalSince1970: 1) }),
      fetchAllNotes: FetchAllNotesUseCase(notesDatabase: database),
      updateNote: makeUpdateNote(on: database), removeNote: makeRemoveNote(on: database))
  }
}
