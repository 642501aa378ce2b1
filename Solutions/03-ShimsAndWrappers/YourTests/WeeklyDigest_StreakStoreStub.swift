import Platform

@testable import ShimsAndWrappers

/// A stub that finds the streaks it is given, and ignores its transaction.
final class WeeklyDigest_StreakStoreStub: WeeklyDigest.Shims.StreakStore {
  var streaks: [String: Streak] = [:]
  var error: (any Error)?

  func streak(of account: String, transaction: any ReadTransaction) throws -> Streak? {
    if let error { throw error }
    return streaks[account]
  }
}

/// Signal's source calls every double a mock; the namespace is named after it.
extension WeeklyDigest {
  enum Mocks {
    typealias StreakStore = WeeklyDigest_StreakStoreStub
  }
}
