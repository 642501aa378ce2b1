import Platform

/// The part of `StreakStore` that `WeeklyDigest` calls. No other class may use it.
protocol WeeklyDigest_StreakStoreShim {
  func streak(of account: String, transaction: any ReadTransaction) throws -> Streak?
}
