import Platform

/// The database of the notes that come from the server.
nonisolated enum NotesFile {
  /// Opens the app's file of a name.
  static func open(_ name: String) -> SQLiteDatabase {
    do {
      let path = DocumentsFolder.current.appending(path: name).path
      let database = try SQLiteDatabase(path: path)
      // A reader keeps the state of its first statement while others write: https://sqlite.org/wal.html
      _ = try database.query("PRAGMA journal_mode = WAL")
      try migrate(database)
      return database
    } catch { fatalError("The notes cannot be opened: \(error)") }
  }

  /// Makes the tables that are missing.
  static func migrate(_ database: SQLiteDatabase) throws {
    for table in [
      "page (number INTEGER PRIMARY KEY, isConfirmed INTEGER NOT NULL DEFAULT 0)",
      "note (page INTEGER NOT NULL, text TEXT NOT NULL CHECK (text <> ''))",
      "badge (notes INTEGER NOT NULL)",
    ] { try database.execute("CREATE TABLE IF NOT EXISTS \(table)") }
  }
}
