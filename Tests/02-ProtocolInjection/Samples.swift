import Platform

@testable import ProtocolInjection

extension Storage {
  /// A storage in memory with Jotter's tables.
  ///
  /// - Parameter statements: What to run in it.
  /// - Returns: The storage.
  /// - Throws: An error of SQLite.
  static func inMemory(_ statements: String...) throws -> Storage {
    let storage = try Storage(path: ":memory:")
    try storage.write { transaction in
      try StartUpJobs.createTables(transaction)
      for statement in statements { try transaction.execute(statement) }
    }
    return storage
  }
}
