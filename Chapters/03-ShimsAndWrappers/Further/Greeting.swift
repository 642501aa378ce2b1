import Platform

/// How the digest begins. It depends on an old class through a shim.
class Greeting {
  enum Shims {
    // Nested protocols compile in today's Swift: this needs no typealias.
    protocol AccountManager {
      func localName(transaction: any ReadTransaction) throws -> String?
    }
  }

  enum Wrappers {
    struct AccountManager: Shims.AccountManager {
      func localName(transaction: any ReadTransaction) throws -> String? {
        try ShimsAndWrappers.AccountManager.shared
          .localName(transaction: StorageDB.bridge(transaction))
      }
    }
  }

  private let db: any DB
  private let accountManager: any Shims.AccountManager

  init(db: any DB, accountManager: any Shims.AccountManager) {
    self.db = db
    self.accountManager = accountManager
  }

  func text() throws -> String {
    let name = try db.read { try accountManager.localName(transaction: $0) }
    return name.map { "Hello \($0)," } ?? "Hello,"
  }
}
