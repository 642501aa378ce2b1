import Foundation
import Platform

/// Jotter's database: the notes and the reminders, in one file.
final class AppDatabase {
  static let shared = AppDatabase()

  let sqlite: SQLiteDatabase

  private init() {
    let path = DocumentsFolder.current.appending(path: "Jotter.sqlite").path
    // swift-format-ignore: NeverUseForceTry
    sqlite = try! SQLiteDatabase(path: path)
    // swift-format-ignore: NeverUseForceTry
    try! Tables.create(in: sqlite)
  }

  /// All notes, in the order in which they were added.
  func notes() throws -> [Note] {
    try sqlite.query("SELECT id, title, text, written, tags, locked FROM note ORDER BY id").map {
      row in
      let attachments = try sqlite.query(
        "SELECT name, bytes FROM attachment WHERE note = ? ORDER BY name",
        [.integer(row.integer(0))])
      return Note(
        id: row.integer(0), title: row.text(1) ?? "", text: row.text(2) ?? "",
        written: Date(timeIntervalSince1970: row.real(3)),
        tags: (row.text(4) ?? "").split(separator: " ").map(String.init),
        isLocked: row.integer(5) == 1,
        attachments: attachments.map { Attachment(name: $0.text(0) ?? "", bytes: $0.integer(1)) })
    }
  }
}
