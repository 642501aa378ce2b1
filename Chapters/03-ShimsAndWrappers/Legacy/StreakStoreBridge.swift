import Platform

extension StreakStore {
  /// For callers that hold a token: bridges it, and calls the unchanged method.
  static func streak(of account: String, transaction: any ReadTransaction) throws -> Streak? {
    try streak(of: account, transaction: StorageDB.bridge(transaction))
  }
}
