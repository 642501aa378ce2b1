import Platform

/// The real ``PageStoring``, in SQL.
nonisolated struct PageStore: PageStoring {
  func save(_ page: Page, _ transaction: WritingTransaction) throws {
    let number = SQLiteValue.integer(page.number)
    // It may come again.
    try transaction.database.execute("DELETE FROM note WHERE page = ?", [number])
    try transaction.database.execute("INSERT OR REPLACE INTO page (number) VALUES (?)", [number])
    for note in page.notes {
      try transaction.database.execute(
        "INSERT INTO note (page, text) VALUES (?, ?)", [number, .text(note)])
    }
  }

  func markConfirmed(_ page: Int, _ transaction: WritingTransaction) throws {
    try transaction.database.execute(
      "UPDATE page SET isConfirmed = 1 WHERE number = ?", [.integer(page)])
  }

  func noteCount(_ transaction: ReadingTransaction) throws -> Int {
    try transaction.database.query("SELECT COUNT(*) FROM note")[0].integer(0)
  }

  func setBadge(_ count: Int, _ transaction: WritingTransaction) throws {
    try transaction.database.execute("DELETE FROM badge")
    try transaction.database.execute("INSERT INTO badge (notes) VALUES (?)", [.integer(count)])
  }
}
