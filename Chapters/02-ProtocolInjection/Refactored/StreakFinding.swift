import Platform

/// A type that can find the streak.
protocol StreakFinding {
  func streak(transaction: any ReadTransaction) throws -> Streak?
}
