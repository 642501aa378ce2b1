import Platform

/// Finds streaks in the table they are kept in. It calls none of `StreakStore`'s methods: this is the good way.
class StreakFinder: StreakFinding {
  func streak(of account: String, transaction: any ReadTransaction) throws -> Streak? {
    let rows = try StorageDB.bridge(transaction)
      .query("SELECT weeks FROM streak WHERE account = ?", [.text(account)])
    return rows.first.map { Streak(weeks: $0.integer(0)) }
  }
}

extension StreakFinder: WeeklyDigest_StreakStoreShim {}
