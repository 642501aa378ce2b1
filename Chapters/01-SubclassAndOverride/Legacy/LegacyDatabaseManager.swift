import Foundation
import Platform

/// Everything in Jotter that wants a note asks `LegacyDatabaseManager.instance`.
class LegacyDatabaseManager {
  static let instance = LegacyDatabaseManager()

  private(set) static var openedPaths: [String] = []
  private(set) var statements = 0
  private(set) var inserts = 0

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var database: SQLiteDatabase!

  var path: String { DocumentsFolder.current.appending(path: "Jotter.sqlite").path }

  private init() {
    LegacyDatabaseManager.openedPaths.append(path)
    // swift-format-ignore: NeverUseForceTry
    database = try! SQLiteDatabase(path: path)
    run(
      """
      CREATE TABLE IF NOT EXISTS note (
        id INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT NOT NULL,
        pinned INTEGER NOT NULL DEFAULT 0, trashed INTEGER NOT NULL DEFAULT 0)
      """)
  }

  func notes() -> [Note] {
    run("SELECT id, text, pinned, trashed FROM note WHERE trashed = 0 ORDER BY id").map(note)
  }

  @discardableResult
  func insert(_ text: String, pinned: Bool = false) -> Int {
    inserts += 1
    let sql = "INSERT INTO note (text, pinned) VALUES (?, ?) RETURNING id"
    return run(sql, [.text(text), pinned ? 1 : 0])[0].integer(0)
  }

  @discardableResult
  private func run(_ sql: String, _ parameters: [SQLiteValue] = []) -> [SQLiteRow] {
    statements += 1
    // swift-format-ignore: NeverUseForceTry
    return try! database.query(sql, parameters)
  }

  private func note(_ row: SQLiteRow) -> Note {
    Note(
      id: row.integer(0), text: row.text(1) ?? "",
      isPinned: row.integer(2) == 1, isTrashed: row.integer(3) == 1)
  }
}

// MARK: - The trash

extension LegacyDatabaseManager {
  func trashedNotes() -> [Note] {
    run("SELECT id, text, pinned, trashed FROM note WHERE trashed = 1 ORDER BY id").map(note)
  }

  func moveToTrash(_ id: Int) {
    run("UPDATE note SET trashed = 1 WHERE id = ?", [.integer(id)])
  }

  func restore(_ id: Int) {
    run("UPDATE note SET trashed = 0 WHERE id = ?", [.integer(id)])
  }

  func erase(_ id: Int) {
    run("DELETE FROM note WHERE id = ?", [.integer(id)])
  }
}
