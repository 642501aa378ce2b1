import Foundation
import Testing

@testable import UseCases

@MainActor @Suite(.tags(.integration)) struct NotesIntegrationTests {
  @Test func `an edit changes one note and no other`() throws {
    viewModel.createNoteWith(title: "Groceries", text: "Milk")
    viewModel.createNoteWith(title: "Books", text: "Feathers")
    let note = try #require(viewModel.notes.first)

    viewModel.updateNoteWith(id: note.id, title: "Shopping", text: nil)

    #expect(viewModel.notes.map(\.title) == ["Shopping", "Books"])
    #expect(viewModel.notes.map(\.text) == [nil, "Feathers"])
    #expect(viewModel.databaseError == nil)
  }

  @Test func `of three notes the last is removed`() throws {
    for title in ["One", "Two", "Three"] { viewModel.createNoteWith(title: title, text: "") }
    let note = try #require(viewModel.notes.last)

    viewModel.removeNoteWith(id: note.id)

    #expect(viewModel.notes.map(\.title) == ["One", "Two"])
  }

  @Test func `a note that is not there cannot be removed`() {
    viewModel.removeNoteWith(id: UUID())

    #expect(viewModel.notes.isEmpty)
    #expect(viewModel.databaseError?.kind == .errorRemove)
  }

  @Test func `a note that is not there cannot be edited, and the error says so`() {
    let id = UUID()

    viewModel.updateNoteWith(id: id, title: "Shopping", text: nil)

    #expect(viewModel.databaseError?.kind == .errorUpdate)
    #expect(viewModel.databaseError?.cause as? NoteNotFound == NoteNotFound(id: id))
  }

  @Test func `the oldest note comes first, whenever it was written down`() throws {
    try database.insert(Note(title: "New", text: nil, createdAt: Date(timeIntervalSince1970: 2)))
    try database.insert(Note(title: "Old", text: nil, createdAt: Date(timeIntervalSince1970: 1)))

    viewModel.fetchAll()

    #expect(viewModel.notes.map(\.title) == ["Old", "New"])
  }

  // MARK: - Fixtures

  let database: any NotesDatabaseProtocol
  let viewModel: any NotesViewModelling

  init() throws {
    database = try makeDatabase(path: ":memory:")
    viewModel = makeViewModel(
      createNote: CreateNoteUseCase(notesDatabase: database),
      fetchAllNotes: FetchAllNotesUseCase(notesDatabase: database),
      updateNote: makeUpdateNote(on: database), removeNote: makeRemoveNote(on: database))
  }
}
