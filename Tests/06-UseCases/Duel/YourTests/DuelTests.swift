import Foundation
import Platform
import Testing

@testable import UseCases

@MainActor @Suite struct DuelTests {
  // MARK: - The database

  @Test(.tags(.integration)) func `an older note that comes later stands above the newer`() throws {
    let database = try makeDatabase(path: ":memory:")
    try database.insert(makeNote("Newer", at: 2))
    try database.insert(makeNote("Older", at: 1))

    #expect(try database.fetchAll().map(\.title) == ["Older", "Newer"])
  }

  @Test(.tags(.integration)) func `of two notes of one second the older stands above`() throws {
    let database = try makeDatabase(path: ":memory:")
    let newer = makeNote("Newer", at: 1.75)
    let older = makeNote("Older", at: 1.25)
    try database.insert(newer)
    try database.insert(older)

    #expect(try database.fetchAll() == [older, newer])
  }

  @Test(.tags(.integration)) func `a note whose id is no UUID is an error`() throws {
    let database = try NotesDatabase(path: ":memory:")
    try database.insert(makeNote("Groceries", at: 1))
    try database.storage.write {
      try $0.execute("INSERT INTO note VALUES ('no UUID', 'Books', NULL, 2)")
    }

    let error = #expect(throws: DatabaseError.self) { try database.fetchAll() }

    #expect(error?.kind == .errorFetch)
    #expect(error?.cause as? CorruptNoteID == CorruptNoteID(text: "no UUID"))
  }

  // MARK: - The notebook

  @Test(.tags(.unit)) func `a new note is on the notebook's screen at once, and no note twice`() {
    let notebook = makeNotebook()

    notebook.createNoteWith(title: "Groceries", text: "Milk")
    #expect(notebook.notes.map(\.title) == ["Groceries"])

    notebook.createNoteWith(title: "Books", text: "")
    #expect(notebook.notes.map(\.title) == ["Groceries", "Books"])
  }

  @Test(.tags(.unit)) func `the error on the notebook's screen is that of the last call`() {
    let notebook = makeNotebook()
    createNote.error = DatabaseError(kind: .errorInsert, cause: BrokenDisk())
    notebook.createNoteWith(title: "Groceries", text: "")

    fetchAllNotes.error = DatabaseError(kind: .errorFetch, cause: BrokenDisk())
    notebook.fetchAll()

    #expect((notebook.error as? DatabaseError)?.kind == .errorFetch)
  }

  @Test(.tags(.unit)) func `a notebook without notes is an empty screen`() throws {
    let note = makeNote("Groceries", at: 1)
    try store.insert(note)
    let notebook = makeNotebook()
    #expect(notebook.notes == [note])

    try store.remove(id: note.id)
    notebook.fetchAll()

    #expect(notebook.notes.isEmpty)
  }

  // MARK: - Fixtures

  let store = InMemoryNotesDatabase()
  let createNote: CreateNoteFake
  let fetchAllNotes: FetchAllNotesFake

  struct BrokenDisk: Error {}

  init() {
    createNote = CreateNoteFake(on: store)
    fetchAllNotes = FetchAllNotesFake(on: store)
  }

  func makeNotebook() -> NotebookViewModel {
    NotebookViewModel(createNote: createNote, fetchAllNotes: fetchAllNotes)
  }

  func makeNote(_ title: String, at seconds: TimeInterval) -> Note {
    Note(title: title, text: nil, createdAt: Date(timeIntervalSince1970: seconds))
  }
}
