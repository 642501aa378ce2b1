import Foundation
import Platform
import Synchronization
import Testing

@Suite struct SQLiteDatabaseTests {
  @Test func `values come back as they were bound`() throws {
    let database = try openNotes()
    let text = "'; DROP TABLE note; -- 🎈\nend"

    try database.execute(
      "INSERT INTO note VALUES (?, ?), (?, ?)", [1, .text(text), 2, nil])

    let rows = try database.query("SELECT id, text FROM note ORDER BY id")
    #expect(rows.map(\.values) == [[1, .text(text)], [2, .null]])
    #expect(rows[0].text(1) == text)
    #expect(rows[1].text(1) == nil)
    #expect(rows[1].integer(0) == 2)
  }

  @Test func `a real number comes back as a real number`() throws {
    let database = try openNotes()

    let row = try #require(try database.query("SELECT ?, 7, NULL", [2.5]).first)
    #expect(row.values == [2.5, 7, .null])
    #expect([row.real(0), row.real(1), row.real(2)] == [2.5, 7, 0])
  }

  @Test(arguments: [
    ("42", 42), ("-7 days", -7), ("3 notes", 3), ("notes", 0), ("", 0), ("1-2", 1),
  ])
  func `text read as an integer is the number it begins with`(text: String, number: Int) throws {
    let rows = try openNotes().query("SELECT ?", [.text(text)])

    #expect(rows[0].integer(0) == number)
  }

  @Test(
    arguments: [
      .real(1e300), .real(-1e300), .real(9.3e18), .real(-2.9), .real(2.9), .real(.infinity),
      "3️⃣ notes", "12\u{301}", "\u{A0}12", "99999999999999999999", "-99999999999999999999 notes",
      "9223372036854775807", "1e3", " 12",
    ] as [SQLiteValue])
  func `a value is read as the integer that SQLite makes of it`(value: SQLiteValue) throws {
    let row = try #require(
      try openNotes().query("SELECT ?, CAST(? AS INTEGER)", [value, value]).first)

    #expect(.integer(row.integer(0)) == row.values[1])
  }

  @Test func `a copy holds what there was, and goes its own way`() throws {
    let original = try openNotes()
    try original.execute("INSERT INTO note VALUES (1, 'Buy milk')")

    let copy = try SQLiteDatabase(copyOf: original)
    try original.execute("INSERT INTO note VALUES (2, 'Water ferns')")
    try copy.execute("INSERT INTO note VALUES (3, 'Bake bread')")

    #expect(try copy.query("SELECT id FROM note").map(\.values) == [[1], [3]])
    #expect(try original.query("SELECT id FROM note").map(\.values) == [[1], [2]])
  }

  @Test func `a statement says how many rows it changed`() throws {
    let database = try openNotes()
    #expect(try database.execute("INSERT INTO note VALUES (1, 'a'), (2, 'b')") == 2)

    #expect(try database.execute("UPDATE note SET text = 'c'") == 2)
    #expect(try database.execute("UPDATE note SET text = 'd' WHERE id = 3") == 0)
    #expect(try database.execute("CREATE TABLE tag (text TEXT)") == 0)
  }

  @Test func `a statement's count and error are its own, whatever other threads do`() throws {
    nonisolated(unsafe) let database = try openNotes()
    for id in 1...3 { try database.execute("INSERT INTO note VALUES (?, 'a')", [.integer(id)]) }
    let surprises = Mutex<[String]>([])

    // Each thread runs its own statements, and must get only their counts and errors.
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      let update = "UPDATE note SET text = 'b' WHERE id <= ?"
      for _ in 0..<500 {
        let count = try? database.execute(update, [.integer(thread)])
        let error = #expect(throws: SQLiteError.self) {
          try database.query("SELECT * FROM missing\(thread)")
        }
        if count != thread || error?.message != "no such table: missing\(thread)" {
          surprises.withLock { $0.append("\(thread): \(count ?? -1), \(error?.message ?? "")") }
        }
      }
    }

    #expect(surprises.withLock { $0 } == [])
  }

  @Test(arguments: ["SELECT 1; DELETE FROM note", "SELECT 1;;SELECT 2", "SELECT 1; nonsense"])
  func `a second statement in one text is refused, and nothing is done`(sql: String) throws {
    let database = try openNotes()
    try database.execute("INSERT INTO note VALUES (1, 'a')")

    let error = #expect(throws: SQLiteError.self) { _ = try database.query(sql) }

    #expect(error?.message == "there is more than one statement")
    #expect(try database.query("SELECT 1; -- and no more\n ").count == 1)
    #expect(try database.query("SELECT * FROM note").count == 1)
  }

  @Test func `text with a NUL is stored whole, and a statement with one is refused`() throws {
    let database = try openNotes()
    try database.execute("INSERT INTO note VALUES (1, ?)", ["Buy\0milk"])

    let error = #expect(throws: SQLiteError.self) {
      try database.execute("DELETE FROM note\0 WHERE id = 2")
    }

    #expect(error?.message == "there is a NUL in the text")
    #expect(try database.query("SELECT text FROM note").map(\.values) == [["Buy\0milk"]])
  }

  @Test func `a wrong number of parameters is refused`() throws {
    let database = try openNotes()

    let error = try #require(throws: SQLiteError.self) {
      try database.execute("INSERT INTO note VALUES (?, ?)", [1])
    }

    #expect(error.message == "2 parameters expected, 1 given")
  }

  @Test func `an error carries SQLite's code, its message and the statement`() throws {
    let database = try openNotes()
    try database.execute("INSERT INTO note VALUES (1, 'a')")

    let error = try #require(throws: SQLiteError.self) {
      try database.execute("INSERT INTO note VALUES (1, 'b')")
    }

    #expect(error.code == 1555)
    #expect(error.message == "UNIQUE constraint failed: note.id")
    #expect(error.action == "INSERT INTO note VALUES (1, 'b')")
  }

  @Test func `text without a statement is refused`() throws {
    let database = try openNotes()

    #expect(throws: SQLiteError.self) { _ = try database.execute("-- nothing") }
  }

  @Test func `a file that cannot be opened is an error with its path`() throws {
    let error = try #require(throws: SQLiteError.self) {
      try SQLiteDatabase(path: "/no/such/folder/notes.sqlite")
    }

    #expect(error.code == 14)
    #expect(error.action == "opening /no/such/folder/notes.sqlite")
  }

  @Test func `a file keeps its rows, and closes when its last reference is gone`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "notes.sqlite").path
    do {
      let first = try SQLiteDatabase(path: path)
      try first.execute("CREATE TABLE note (id INTEGER)")
      try first.execute("INSERT INTO note VALUES (7)")
    }

    let second = try SQLiteDatabase(path: path)

    #expect(try second.query("SELECT id FROM note").map { $0.integer(0) } == [7])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["notes.sqlite"])
  }

  @Test(arguments: ["ATTACH 'FILE' AS other", "ATTACH ? AS other", "VACUUM INTO 'FILE'"])
  func `a statement that would open another file is refused`(sql: String) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let database = try openNotes()

    let error = #expect(throws: SQLiteError.self) {
      let isBound = sql.contains("?")
      try database.execute(
        sql.replacing("FILE", with: file.path), isBound ? [.text(file.path)] : [])
    }

    #expect(error?.code == 23)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test(arguments: [
    "SELECT load_extension('libm.so.6')", "SELECT fts3_tokenizer('simple')",
    "PRAGMA temp_store_directory = '/'", "PRAGMA Temp_Store_Directory = '/'",
  ])
  func `a statement that would reach beyond the database is refused`(sql: String) throws {
    let database = try openNotes()

    let error = #expect(throws: SQLiteError.self) { try database.execute(sql) }

    #expect(error?.message.contains(/not authorized|no such function/) == true)
  }

  @Test func `what stays in memory is no other file`() throws {
    let database = try openNotes()

    try database.execute("ATTACH ':memory:' AS other")
    try database.execute("CREATE TABLE other.note (id INTEGER)")
    #expect(try database.query("SELECT * FROM other.note").isEmpty)
    try database.execute("DETACH other")
    try database.execute("VACUUM")
    #expect(throws: SQLiteError.self) { _ = try database.query("SELECT * FROM other.note") }
  }

  // MARK: - Fixtures

  func openNotes() throws -> SQLiteDatabase {
    let database = try SQLiteDatabase(path: ":memory:")
    try database.execute("CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT)")
    return database
  }
}
