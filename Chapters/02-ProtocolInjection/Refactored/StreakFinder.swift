import Platform

/// Finds the streak in the database.
class StreakFinder {
  func streak(transaction: any ReadTransaction) throws -> Streak? {
    let rows = try StorageDB.bridge(transaction).query("SELECT weeks FROM streak LIMIT 1")
    return rows.first.map { Streak(weeks: $0.integer(0)) }
  }
}

extension StreakFinder: StreakFinding {}
