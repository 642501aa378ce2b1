import Foundation
import Platform
import Support
import Testing

@testable import UseCases

/// Your turn, all layers together on a real database in memory, a fresh one for each test.
@MainActor @Suite(.knownUntil(started), .tags(.integration)) struct NotesIntegrationTests {
  @Test func `create, update: one note, with the new title and text`() throws {
    viewModel.createNoteWith(title: "Groceries", text: "Milk")
    let note = try #require(viewModel.notes.first, "a note was created in the database passed in")

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
    #expect(try database.fetchAll() == expected, "ids, dates and order stay as they were")
  }

  @Test func `of three notes the last is removed, and the other two remain`() throws {
    for title in ["One", "Two", "Three"] { viewModel.createNoteWith(title: title, text: "") }
    let note = try #require(viewModel.notes.last, "notes were created in the database passed in")

    viewModel.removeNoteWith(id: note.id)

    #expect(viewModel.notes.map(\.title) == ["One", "Two"])
    #expect(try database.fetchAll().map(\.title) == ["One", "Two"])
  }

  @Test func `a note that is not in the database cannot be removed`() {
    viewModel.removeNoteWith(id: UUID())

    #expect(viewModel.notes.isEmpty)
    #expect((viewModel.error as? DatabaseError)?.kind == .errorRemove, "`execute` changed 0 rows")
  }

  @Test func `a note that is not in the database cannot be edited`() {
    let id = UUID()

    viewModel.updateNoteWith(id: id, title: "Shopping", text: nil)

    let error = viewModel.error as? DatabaseError
    #expect(error?.kind == .errorUpdate, "no note was changed, and the screen does not say so")
    #expect(error?.cause as? NoteNotFound == NoteNotFound(id: id))
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
    // A failure that prints a megabyte is of no help.
    let isUnharmed = notes.map(\.title) == [text, "Two"] && notes.map(\.text) == [text, "text"]
    #expect(isUnharmed, "\(hostile) did not come back, or harmed another note")
  }

  @Test(arguments: ["", " b ", "b\n"])
  func `titles and texts are stored as they are`(text: String) throws {
    viewModel.createNoteWith(title: text, text: text)
    viewModel.createNoteWith(title: "Two", text: "Two")
    let created = try database.fetchAll()
    #expect(created.map(\.title) == [text, "Two"])
    #expect(created.map(\.text) == [text, "Two"])

    let note = try #require(created.last, "notes were created in the database passed in")
    viewModel.updateNoteWith(id: note.id, title: text, text: text)

    let edited = try database.fetchAll()
    #expect(edited.map(\.title) == [text, text])
    #expect(edited.map(\.text) == [text, text])
    #expect(viewModel.notes == edited, "the screen shows them as they are")
  }

  @Test func `the app keeps its notes in the file, where other versions of the app find them`()
    throws
  {
    let viewModel = makeProductionViewModel()
    let title = "Shared \(UUID().uuidString)"
    viewModel.createNoteWith(title: title, text: "")
    let note = try #require(viewModel.notes.first { $0.title == title })

    viewModel.updateNoteWith(id: note.id, title: title + "!", text: nil)
    #expect(makeProductionViewModel().notes.contains { $0.title == title + "!" })
    #expect(LegacyNotesDatabase.shared.fetchAll().contains { $0.title == title + "!" })

    viewModel.removeNoteWith(id: note.id)
    #expect(!LegacyNotesDatabase.shared.fetchAll().contains { $0.id == note.id })

    let other = Note(title: title + "?", text: nil, createdAt: .now)
    LegacyNotesDatabase.shared.insert(other)
    defer { LegacyNotesDatabase.shared.remove(id: other.id) }
    #expect(
      makeProductionViewModel().notes.contains { $0.id == other.id },
      "a new view model fetches when it is made")
  }

  @Test func `the app stamps each note with the current time`() throws {
    let viewModel = makeProductionViewModel()

    for _ in 1...2 {
      let title = "Stamped \(UUID().uuidString)"
      let before = Date.now
      viewModel.createNoteWith(title: title, text: "")
      let note = try #require(viewModel.notes.first { $0.title == title })
      defer { viewModel.removeNoteWith(id: note.id) }

      #expect((before...Date.now).contains(note.createdAt), "the date must be the current time")
    }
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
