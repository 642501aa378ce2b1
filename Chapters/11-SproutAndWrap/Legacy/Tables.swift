import Platform

/// The tables of Jotter's database.
enum Tables {
  private static let all = [
    "note(id INTEGER PRIMARY KEY, title TEXT, text TEXT, written REAL, tags TEXT, locked INTEGER)",
    "attachment(note INTEGER, name TEXT, bytes INTEGER)",
    """
    reminder(id INTEGER PRIMARY KEY, title TEXT, text TEXT, due REAL, priority INTEGER DEFAULT 0,
      repeats TEXT DEFAULT 'no', sharedWith TEXT DEFAULT '', mailed INTEGER DEFAULT 0,
      done INTEGER DEFAULT 0)
    """,
    "sent(subject TEXT, at REAL)",
    "exported(name TEXT)",
    "setting(name TEXT PRIMARY KEY, value TEXT)",
  ]

  /// Makes the tables that a database does not have yet.
  static func create(in database: SQLiteDatabase) throws {
    for table in all { try database.execute("CREATE TABLE IF NOT EXISTS \(table)") }
  }
}
