import Platform
import Testing

@testable import MethodObject

/// A database, the printed lines, and an importer on them.
final class ImportHost {
  let database: SQLiteDatabase
  private(set) var lines: [String] = []
  /// Called before a line is kept.
  var whilePrinting: () throws -> Void = {}
  private lazy var importer = make(self)
  private let make: (ImportHost) -> any NoteImporting

  /// Makes a host.
  ///
  /// - Parameter make: Makes the importer, on the host's database and its `print`.
  /// - Throws: An error of the database.
  init(_ make: @escaping (ImportHost) -> any NoteImporting) throws {
    database = try SQLiteDatabase(copyOf: Self.empty.get())
    self.make = make
  }

  /// A database with the tables, to be copied: to create them takes longer.
  private static let empty = Result {
    let database = try SQLiteDatabase(path: ":memory:")
    try Tables.create(in: database)
    return database
  }

  /// A host for the learner's importer, with the learner's own rules unless there are others.
  static func yours(
    deciding: @escaping (NoteDraft, Bool) -> Decision = { decide($0, isKnown: $1) }
  ) throws -> ImportHost {
    try ImportHost {
      makeImporter(database: $0.database, print: $0.print, decide: deciding)
    }
  }

  /// A host for the learner's repaired importer.
  static func repaired() throws -> ImportHost {
    try ImportHost { makeRepairedImporter(database: $0.database, print: $0.print) }
  }

  /// A host for the importer as found.
  static func asFound() throws -> ImportHost {
    try ImportHost { AsFound(database: $0.database, print: $0.print) }
  }

  private struct AsFound: NoteImporting {
    let database: SQLiteDatabase
    let print: (String) -> Void

    func run(_ text: String) throws {
      try Importer().run(text: text, database: database, print: print)
    }
  }

  func run(_ text: String) throws { try importer.run(text) }

  private var print: (String) -> Void {
    { [unowned self] line in
      do { try whilePrinting() } catch { Issue.record("another import ended early: \(error)") }
      lines.append(line)
    }
  }

  /// All that the imports did, without ids, times and the order of a dictionary.
  var transcript: String {
    get throws { ImportScrubber.scrubbed(try Transcript.of(lines, database)) }
  }

  /// The titles of the stored notes, in their order.
  var titles: [String] {
    get throws { try column("SELECT title FROM note ORDER BY rowid") }
  }

  /// The names of the stored attachments, in their order.
  var files: [String] {
    get throws { try column("SELECT name FROM attachment ORDER BY rowid") }
  }

  /// The times of the imports, in their order.
  var times: [String] {
    get throws { try column("SELECT at FROM import ORDER BY rowid") }
  }

  /// From now on the database has no room for another row of a table.
  func fill(_ table: String) throws {
    try database.execute(
      "CREATE TRIGGER full BEFORE INSERT ON \(table) BEGIN SELECT RAISE(ABORT, 'no room'); END")
  }

  /// From now on the database has room again, and the table no rows.
  func empty(_ table: String) throws {
    try database.execute("DROP TRIGGER full")
    try database.execute("DELETE FROM \(table)")
  }

  private func column(_ query: String) throws -> [String] {
    try database.query(query).map { $0.text(0) ?? "" }
  }
}
