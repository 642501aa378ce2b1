import Foundation
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

  @Test func `an empty text is a text`() throws {
    makeViewModel().createNoteWith(title: "Groceries", text: "")

    #expect(makeViewModel().notes.map(\.text) == [""])
  }

  @Test func `notes stand in the order of the clock, not of the writing`() {
    for second in [2.0, 1, 3] { create("\(second)", at: second) }

    #expect(makeViewModel().notes.map(\.title) == ["1.0", "2.0", "3.0"])
  }

  @Test func `of the same moment, the first written comes first`() {
    for title in ["a", "c", "b"] { create(title, at: 1) }

    #expect(makeViewModel().notes.map(\.title) == ["a", "c", "b"])
  }

  // MARK: - Fixtures

  let database: NotesDatabase

  init() throws {
    database = try NotesDatabase(path: ":memory:")
  }

  func makeViewModel() -> NotebookViewModel {
    NotebookViewModel(
      createNote: CreateNoteUseCase(notesDatabase: Existing(database)),
      fetchAllNotes: FetchAllNotesUseCase(notesDatabase: Existing(database)))
  }

  func create(_ title: String, at second: Double) {
    let useCase = CreateNoteUseCase(
      notesDatabase: Existing(database), now: { Date(timeIntervalSince1970: second) })
    NotebookViewModel(
      createNote: useCase, fetchAllNotes: FetchAllNotesUseCase(notesDatabase: Existing(database))
    ).createNoteWith(title: title, text: "")
  }

  /// The two methods of the real database that are not your turn.
  struct Existing: NotesDatabaseProtocol {
    private let database: NotesDatabase

    init(_ database: NotesDatabase) { self.database = database }

    func insert(_ note: Note) throws { try database.insert(note) }
    func fetchAll() throws -> [Note] { try database.fetchAll() }
    func update(id: UUID, title: String, text: String?) {}
    func remove(id: UUID) {}
  }
}
