import Platform

/// A type that can find an account's streak: named after what it does, for every class of the app.
protocol StreakFinding {
  func streak(of account: String, transaction: any ReadTransaction) throws -> Streak?
}
