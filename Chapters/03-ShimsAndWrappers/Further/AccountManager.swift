import Platform

/// Finds the name of the phone's user: an old class that only passes its transaction on.
class AccountManager {
  static let shared = AccountManager()

  func localName(transaction: StorageReadTransaction) throws -> String? {
    try KeyValueTable.text(forKey: "local name", transaction: transaction)
  }
}
