import Platform

/// Finds the streak in the database.
class LegacyStreakFinder {
  func streak(transaction: StorageReadTransaction) -> Streak? {
    let rows = try? transaction.query("SELECT weeks FROM streak LIMIT 1")
    return rows?.first.map { Streak(weeks: $0.integer(0)) }
  }
}
