import Foundation
import Platform
import Testing

@testable import UseCases

/// To read: create and fetch, all layers together on a real database in memory.
@MainActor @Suite(.tags(.integration)) struct NotebookIntegrationTests {
  @Test func `what is created is found by the next view model`() throws {
    makeViewModel().createNoteWith(title: "Groceries", text: "Milk")

    let note = try #require(makeViewModel().notes.first)
    #expect(note.title == "Groceries")
    #expect(note.text == "Milk")
  }

  @Test func `an empty text is kept, and is not nil`() throws {
    makeViewModel().createNoteWith(title: "Groceries", text: "")

    #expect(makeViewModel().notes.map(\.text) == [""])
  }

  @Test func `notes are sorted by their dates, not by when they were written`() {
    for second in [2.0, 1, 3] {
      makeViewModel(at: second).createNoteWith(title: "\(second)", text: "")
    }

    #expect(makeViewModel().notes.map(\.title) == ["1.0", "2.0", "3.0"])
  }

  @Test func `of two notes with the same date, the first written comes first`() {
    for title in ["a", "c", "b"] { makeViewModel().createNoteWith(title: title, text: "") }

    #expect(makeViewModel().notes.map(\.title) == ["a", "c", "b"])
  }

  @Test func `a fetch that fails is published, and the notes stay on the screen`() throws {
    let viewModel = makeViewModel()
    viewModel.createNoteWith(title: "Groceries", text: "Milk")
    try database.storage.write { try $0.execute("DROP TABLE note") }

    viewModel.fetchAll()

    #expect(viewModel.notes.map(\.title) == ["Groceries"])
    let error = viewModel.error as? DatabaseError
    #expect(error?.kind == .errorFetch)
    #expect(error?.cause is SQLiteError, "no such table: note")
  }

  @Test func `a corrupt id in the database is an error, and no new id at each fetch`() throws {
    try database.storage.write {
      try $0.execute("INSERT INTO note VALUES ('no UUID', 'Groceries', NULL, 1)")
    }

    let viewModel = makeViewModel()

    #expect(viewModel.notes.isEmpty)
    let error = viewModel.error as? DatabaseError
    #expect(error?.kind == .errorFetch)
    #expect(error?.cause as? CorruptNoteID == CorruptNoteID(text: "no UUID"))
  }

  // MARK: - Fixtures

  let database: NotesDatabase

  init() throws {
    database = try NotesDatabase(path: ":memory:")
  }

  func makeViewModel(at second: Double = 1) -> NotebookViewModel {
    let existing = ExistingNotesDatabase(database)
    return NotebookViewModel(
      createNote: CreateNoteUseCase(
        notesDatabase: existing, now: { Date(timeIntervalSince1970: second) }),
      fetchAllNotes: FetchAllNotesUseCase(notesDatabase: existing))
  }
}
