import Foundation
import Platform

/// The notes, in a SQLite database. Updating and removing are your turn.
final class NotesDatabase {
  static let shared: NotesDatabase = {
    let path = DocumentsFolder.current.appending(path: "Notes.sqlite").path
    // swift-format-ignore: NeverUseForceTry
    return try! NotesDatabase(path: path)
  }()

  let storage: Storage

  /// Opens the notes at `path`, a file or `:memory:`.
  init(path: String) throws {
    storage = try Storage(path: path)
    try storage.write { transaction in
      try transaction.execute(
        """
        CREATE TABLE IF NOT EXISTS note (
          id TEXT PRIMARY KEY, title TEXT NOT NULL, text TEXT, created_at REAL NOT NULL)
        """)
    }
  }

  func insert(_ note: Note) throws {
    do {
      try storage.write { transaction in
        try transaction.execute(
          "INSERT INTO note VALUES (?, ?, ?, ?)",
          [
            .text(note.id.uuidString), .text(note.title), note.text.map { .text($0) } ?? .null,
            .real(note.createdAt.timeIntervalSinceReferenceDate),
          ])
      }
    } catch {
      throw DatabaseError(kind: .errorInsert, cause: error)
    }
  }

  func fetchAll() throws -> [Note] {
    do {
      let rows = try storage.read { transaction in
        try transaction.query(
          "SELECT id, title, text, created_at FROM note ORDER BY created_at, rowid")
      }
      return try rows.map { row in
        guard let id = row.text(0).flatMap(UUID.init(uuidString:)) else {
          throw CorruptNoteID(text: row.text(0))
        }
        return Note(
          id: id, title: row.text(1) ?? "", text: row.text(2),
          createdAt: Date(timeIntervalSinceReferenceDate: row.real(3)))
      }
    } catch {
      throw DatabaseError(kind: .errorFetch, cause: error)
    }
  }
}
