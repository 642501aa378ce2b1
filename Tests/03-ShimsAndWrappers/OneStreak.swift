import Platform

@testable import ShimsAndWrappers

/// A stub that finds the same streak for every account.
struct OneStreak: WeeklyDigest.Shims.StreakStore {
  let weeks: Int

  func streak(of account: String, transaction: any ReadTransaction) -> Streak? {
    Streak(weeks: weeks)
  }
}
