import Platform

@testable import ShimsAndWrappers

/// Knows the streaks it was told, and never looks at its transaction.
final class WeeklyDigest_StreakStoreMock: WeeklyDigest.Shims.StreakStore {
  var streaks: [String: Streak] = [:]
  var error: (any Error)?

  func streak(of account: String, transaction: any ReadTransaction) throws -> Streak? {
    if let error { throw error }
    return streaks[account]
  }
}

extension WeeklyDigest {
  enum Mocks {
    typealias StreakStore = WeeklyDigest_StreakStoreMock
  }
}
