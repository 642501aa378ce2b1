import Foundation
import Platform

/// The notes, in a file. Errors are only printed.
class LegacyNotesDatabase {
  static let shared = LegacyNotesDatabase()

  private let storage: Storage

  private init() {
    let path = DocumentsFolder.current.appending(path: "Notes.sqlite").path
    // swift-format-ignore: NeverUseForceTry
    storage = try! Storage(path: path)
    run(
      """
      CREATE TABLE IF NOT EXISTS note (
        id TEXT PRIMARY KEY, title TEXT NOT NULL, text TEXT, created_at REAL NOT NULL)
      """)
  }

  func insert(_ note: Note) {
    run(
      "INSERT INTO note VALUES (?, ?, ?, ?)",
      [
        .text(note.id.uuidString), .text(note.title), note.text.map { .text($0) } ?? .null,
        .real(note.createdAt.timeIntervalSinceReferenceDate),
      ])
  }

  func fetchAll() -> [Note] {
    let rows = try? storage.read { transaction in
      try transaction.query("SELECT id, title, text, created_at FROM note ORDER BY created_at")
    }
    return (rows ?? []).map { row in
      Note(
        id: UUID(uuidString: row.text(0) ?? "") ?? UUID(), title: row.text(1) ?? "",
        text: row.text(2), createdAt: Date(timeIntervalSinceReferenceDate: row.real(3)))
    }
  }

  func update(id: UUID, title: String, text: String?) {
    run(
      "UPDATE note SET title = ?, text = ? WHERE id = ?",
      [.text(title), text.map { .text($0) } ?? .null, .text(id.uuidString)])
  }

  func remove(id: UUID) {
    run("DELETE FROM note WHERE id = ?", [.text(id.uuidString)])
  }

  private func run(_ sql: String, _ parameters: [SQLiteValue] = []) {
    do {
      try storage.write { try $0.execute(sql, parameters) }
    } catch {
      print("database error: \(error)")
    }
  }
}
