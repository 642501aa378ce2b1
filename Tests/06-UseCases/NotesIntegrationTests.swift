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

  @Test(arguments: Damage.allCases)
  func `a storage that fails is the cause of the error`(damage: Damage) throws {
    let path = try file.path
    let database = try makeDatabase(path: path)
    let note = Note(title: "One", text: "1", createdAt: Date(timeIntervalSince1970: 1))
    try database.insert(note)
    try damage.happen(to: path)

    let update = #expect(throws: DatabaseError.self, "\(damage)") {
      try database.update(id: note.id, title: "Two", text: "2")
    }
    let remove = #expect(throws: DatabaseError.self, "\(damage)") {
      try database.remove(id: note.id)
    }

    #expect([update?.kind, remove?.kind] == [.errorUpdate, .errorRemove])
    #expect(update?.cause is SQLiteError && remove?.cause is SQLiteError, "SQLite said why")
    if damage == .changesRefused {
      #expect(try database.fetchAll() == [note], "what fails changes nothing")
    }
  }

  @Test func `a database is the one at its path, and a path that cannot be opened is an error`()
    throws
  {
    let file = try file
    let note = Note(title: "One", text: "1", createdAt: Date(timeIntervalSince1970: 1))
    try makeDatabase(path: file.path).insert(note)

    #expect(try makeDatabase(path: file.path).fetchAll() == [note])
    #expect(try makeDatabase(path: self.file.path).fetchAll() == [], "another file")
    #expect(throws: (any Error).self) {
      try makeDatabase(path: file.appending(path: "Notes.sqlite").path)
    }
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

  @Test(arguments: ["", " b ", "b\n", "\t", "1\r\n2", "e\u{301}"])
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

  /// A path in a new folder, where no file is yet.
  var file: URL {
    get throws {
      let folder = DocumentsFolder.temporary.appending(
        path: "Notes-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return folder.appending(path: "Notes.sqlite")
    }
  }

  /// What another program does to the file while it is open.
  enum Damage: CaseIterable {
    case tableDropped
    case changesRefused
    case fileOverwritten

    func happen(to path: String) throws {
      switch self {
      case .tableDropped:
        try Storage(path: path).write { try $0.execute("DROP TABLE note") }
      case .changesRefused:
        try Storage(path: path).write { transaction in
          for change in ["UPDATE", "DELETE"] {
            try transaction.execute(
              """
              CREATE TRIGGER refuse_\(change) BEFORE \(change) ON note
              \(change == "UPDATE" ? "WHEN NEW.text IS NOT OLD.text" : "")
              BEGIN SELECT RAISE(ABORT, 'refused'); END
              """)
          }
        }
      case .fileOverwritten:
        // Not even a transaction can begin.
        _ = try SQLiteDatabase(path: path).query("PRAGMA wal_checkpoint(TRUNCATE)")
        try Data("no database".utf8).write(to: URL(filePath: path))
      }
    }
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
