import Platform

@testable import ShimsAndWrappers

extension Storage {
  /// A storage in memory with the tables of digests and streaks.
  ///
  /// - Parameters:
  ///   - digest: The text of Ada's digest, if she has one.
  ///   - weeks: The weeks of Ada's streak, if she has one.
  /// - Returns: The storage.
  /// - Throws: An error of SQLite.
  static func inMemory(digest: String? = nil, weeks: Int? = nil) throws -> Storage {
    let storage = try Storage(path: ":memory:")
    try storage.write { transaction in
      try StreakStore.createTables(transaction: transaction)
      if let digest {
        try transaction.execute("INSERT INTO digest VALUES ('ada', ?)", [.text(digest)])
      }
      if let weeks {
        try StreakStore.set(Streak(weeks: weeks), of: "ada", transaction: transaction)
      }
    }
    return storage
  }
}

extension Account {
  static let ada = Account(id: "ada", email: "ada@example.com")
}
