import Platform

/// The list of all that left Jotter, for the support team.
struct ExportLog {
  let database: SQLiteDatabase

  func add(_ name: String) throws {
    try database.execute("INSERT INTO exported VALUES (?)", [.text(name)])
  }

  /// All names, the oldest first.
  var names: [String] {
    get throws {
      try database.query("SELECT name FROM exported ORDER BY rowid").compactMap { $0.text(0) }
    }
  }
}
