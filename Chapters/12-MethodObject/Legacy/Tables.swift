import Platform

/// The tables of Jotter's database.
enum Tables {
  private static let all = [
    "note(id TEXT PRIMARY KEY, title TEXT, text TEXT, written TEXT, tags TEXT)",
    "attachment(note TEXT, name TEXT, bytes INTEGER)",
    "import(at TEXT, notes INTEGER)",
  ]

  /// Makes the tables that a database does not have yet.
  static func create(in database: SQLiteDatabase) throws {
    for table in all { try database.execute("CREATE TABLE IF NOT EXISTS \(table)") }
  }
}
