import Foundation
import Platform

/// Jotter's database: the notes, their attachments and the imports, in one file.
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
}
