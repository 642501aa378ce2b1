import Platform

/// Of all that `StreakStore` can do, what `WeeklyDigest` calls. For `WeeklyDigest` and nobody else.
protocol WeeklyDigest_StreakStoreShim {
  func streak(of account: String, transaction: any ReadTransaction) throws -> Streak?
}
