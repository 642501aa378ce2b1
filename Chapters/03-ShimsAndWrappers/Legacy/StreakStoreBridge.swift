import Platform

extension StreakStore {
  /// For callers that hold a token: bridges it, and calls the method as it always was.
  static func streak(of account: String, transaction: any ReadTransaction) throws -> Streak? {
    try streak(of: account, transaction: StorageDB.bridge(transaction))
  }
}
