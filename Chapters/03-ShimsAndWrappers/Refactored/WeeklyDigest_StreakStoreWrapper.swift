import Platform

/// Calls the static store as it is.
struct WeeklyDigest_StreakStoreWrapper: WeeklyDigest_StreakStoreShim {
  func streak(of account: String, transaction: any ReadTransaction) throws -> Streak? {
    try StreakStore.streak(of: account, transaction: StorageDB.bridge(transaction))
  }
}
