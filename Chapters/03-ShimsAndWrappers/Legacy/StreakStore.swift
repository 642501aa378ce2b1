import Platform

/// Everything about streaks. Called from everywhere.
class StreakStore {
  init() {}

  static func streak(of account: String, transaction: StorageReadTransaction) throws -> Streak? {
    let rows = try transaction.query("SELECT text FROM digest WHERE account = ?", [.text(account)])
    return rows.first.map { Streak(weeks: $0.integer(0)) }
  }

  static func allStreaks(transaction: StorageReadTransaction) throws -> [String: Streak] {
    let rows = try transaction.query("SELECT account, weeks FROM streak")
    return Dictionary(
      rows.map { ($0.text(0) ?? "", Streak(weeks: $0.integer(1))) }, uniquingKeysWith: { $1 })
  }

  static func longestStreak(transaction: StorageReadTransaction) throws -> Streak? {
    try allStreaks(transaction: transaction).values.max { $0.weeks < $1.weeks }
  }

  static func leader(transaction: StorageReadTransaction) throws -> String? {
    try allStreaks(transaction: transaction).max { $0.value.weeks < $1.value.weeks }?.key
  }

  static func isLongest(_ streak: Streak, transaction: StorageReadTransaction) throws -> Bool {
    try streak == longestStreak(transaction: transaction)
  }

  static func badge(for streak: Streak) -> String {
    streak.weeks >= 52 ? "gold" : streak.weeks >= 10 ? "silver" : "none"
  }

  static func start(_ account: String, transaction: StorageWriteTransaction) throws {
    try set(Streak(weeks: 0), of: account, transaction: transaction)
  }

  static func set(
    _ streak: Streak, of account: String, transaction: StorageWriteTransaction
  ) throws {
    try transaction.execute(
      "INSERT OR REPLACE INTO streak VALUES (?, ?)", [.text(account), .integer(streak.weeks)])
  }

  static func countTheWeek(of account: String, transaction: StorageWriteTransaction) throws {
    try transaction.execute(
      "UPDATE streak SET weeks = weeks + 1 WHERE account = ?", [.text(account)])
  }

  static func forget(_ account: String, transaction: StorageWriteTransaction) throws {
    try transaction.execute("DELETE FROM streak WHERE account = ?", [.text(account)])
  }

  static func rename(
    _ account: String, to name: String, transaction: StorageWriteTransaction
  ) throws {
    try transaction.execute(
      "UPDATE streak SET account = ? WHERE account = ?", [.text(name), .text(account)])
  }

  static func createTables(transaction: StorageWriteTransaction) throws {
    try transaction.execute(
      "CREATE TABLE IF NOT EXISTS streak (account TEXT PRIMARY KEY, weeks INTEGER NOT NULL)")
    try transaction.execute(
      "CREATE TABLE IF NOT EXISTS digest (account TEXT PRIMARY KEY, text TEXT NOT NULL)")
  }
}
