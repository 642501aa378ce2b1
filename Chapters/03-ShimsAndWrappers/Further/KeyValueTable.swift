import Platform

/// A table of small settings, by key.
class KeyValueTable {
  static func text(forKey key: String, transaction: StorageReadTransaction) throws -> String? {
    try transaction.query("SELECT value FROM key_value WHERE key = ?", [.text(key)])
      .first?.text(0)
  }
}
