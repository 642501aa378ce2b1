import Platform

/// The good way: a class of its own with one job, which nobody has to wrap. It reads the right table.
class StreakFinder {
  func streak(of account: String, transaction: any ReadTransaction) throws -> Streak? {
    let rows = try StorageDB.bridge(transaction)
      .query("SELECT weeks FROM streak WHERE account = ?", [.text(account)])
    return rows.first.map { Streak(weeks: $0.integer(0)) }
  }
}

extension StreakFinder: WeeklyDigest_StreakStoreShim {}
