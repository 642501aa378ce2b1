import Foundation
import Platform
import Support
import Testing

@testable import UseCases

/// Your turn, all layers together on a real database in memory, a fresh one for each test.
@MainActor @Suite(.knownUntil(started), .tags(.integration)) struct NotesIntegrationTests {
  @Test func `create, update: one note, with the new title and text`() throws {
    viewModel.createNoteWith(title: "Groceries", text: "Milk")
    let note = try #require(viewModel.notes.first, "a note was created in the database handed in")

    viewModel.updateNoteWith(id: note.id, title: "Shopping", text: "Milk, eggs")

    #expect(viewModel.notes.count == 1)
    #expect(viewModel.notes.first?.title == "Shopping")
    #expect(viewModel.notes.first?.text == "Milk, eggs")
    #expect(viewModel.notes.first?.createdAt == note.createdAt)
  }

  @Test(arguments: ["new", "", nil])
  func `an update changes the title and text of one note, and nothing else`(text: String?) throws {
    let ids = try add("One", "Two", "Three")
    var expected = try database.fetchAll()

    try makeUpdateNote(on: database).updateNoteWith(id: ids[1], title: "2", text: text)

    expected[1].title = "2"
    expected[1].text = text
    #expect(try database.fetchAll() == expected, "ids, ages and order stay as they were")
  }

  @Test func `of three notes the last is removed, and the other two remain`() throws {
    for title in ["One", "Two", "Three"] { viewModel.createNoteWith(title: title, text: "") }
    let note = try #require(viewModel.notes.last, "notes were created in the database handed in")

    viewModel.removeNoteWith(id: note.id)

    #expect(viewModel.notes.map(\.title) == ["One", "Two"])
    #expect(try database.fetchAll().map(\.title) == ["One", "Two"])
  }

  @Test func `a note that is not in the database cannot be removed`() {
    viewModel.removeNoteWith(id: UUID())

    #expect(viewModel.notes.isEmpty)
    #expect(viewModel.databaseError?.kind == .errorRemove, "DELETE changed no row, and said so")
  }

  @Test func `updating what is missing is an error that says what was missing`() throws {
    let id = UUID()

    let error = #expect(throws: DatabaseError.self, "UPDATE changed no row, and said so") {
      try database.update(id: id, title: "", text: nil)
    }

    #expect(error?.kind == .errorUpdate)
    #expect(error?.cause as? NoteNotFound == NoteNotFound(id: id), "the cause is NoteNotFound")
  }

  @Test func `removing the same note twice is an error the second time`() throws {
    let ids = try add("Two", "Two")

    try database.remove(id: ids[0])
    let error = #expect(throws: DatabaseError.self) { try database.remove(id: ids[0]) }

    #expect(error?.kind == .errorRemove)
    #expect(error?.cause as? NoteNotFound == NoteNotFound(id: ids[0]))
    #expect(try database.fetchAll().map(\.id) == [ids[1]], "its namesake stays")
  }

  @Test func `a storage that fails is the cause of the error`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "Notes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "Notes.sqlite").path
    let database = try makeDatabase(path: path)
    try Storage(path: path).write { try $0.execute("DROP TABLE note") }

    let update = #expect(throws: DatabaseError.self, "the table is gone") {
      try database.update(id: UUID(), title: "", text: nil)
    }
    let remove = #expect(throws: DatabaseError.self, "the table is gone") {
      try database.remove(id: UUID())
    }

    #expect([update?.kind, remove?.kind] == [.errorUpdate, .errorRemove])
    #expect(update?.cause is SQLiteError && remove?.cause is SQLiteError, "SQLite said why")
  }

  @Test(arguments: HostileText.allCases)
  func `hostile text comes back unharmed`(hostile: HostileText) throws {
    let ids = try add("One", "Two")
    let text = hostile.text

    try makeUpdateNote(on: database).updateNoteWith(id: ids[0], title: text, text: text)

    let notes = try database.fetchAll()
    // A failure that prints a megabyte helps nobody.
    let isUnharmed = notes.map(\.title) == [text, "Two"] && notes.map(\.text) == [text, "text"]
    #expect(isUnharmed, "\(hostile) did not come back, or harmed another note")
  }

  @Test func `the app keeps its notes in the file, and edits are seen by everybody`() throws {
    let viewModel = makeProductionViewModel()
    let title = "Shared \(UUID().uuidString)"
    viewModel.createNoteWith(title: title, text: "")
    let note = try #require(viewModel.notes.first { $0.title == title })
    defer { makeProductionViewModel().removeNoteWith(id: note.id) }

    viewModel.updateNoteWith(id: note.id, title: title + "!", text: nil)

    #expect(makeProductionViewModel().notes.contains { $0.title == title + "!" })
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

  enum HostileText: CaseIterable {
    case injection
    case emojiAndAccents
    case megabyte

    var text: String {
      switch self {
      case .injection: "'; DROP TABLE note; --"
      case .emojiAndAccents: "🥛 Milch\u{0301}"
      case .megabyte: String(repeating: "x", count: 1_000_000)
      }
    }
  }

  func add(_ titles: String...) throws -> [UUID] {
    try titles.map { title in
      let note = Note(title: title, text: "text", createdAt: Date(timeIntervalSince1970: 1))
      try database.insert(note)
      return note.id
    }
  }
}
