import Platform

/// Finds the quiet hours in the database.
class QuietHoursFinder {
  init() {}

  func quietHours(transaction: StorageReadTransaction) throws -> QuietHours? {
    let rows = try transaction.query("SELECT start, end FROM quiet_hours LIMIT 1")
    return rows.first.map { QuietHours(start: $0.integer(0), end: $0.integer(1)) }
  }
}
