import Platform

/// A transaction to read in. Code passes it on; only code that runs SQL looks inside.
nonisolated class ReadingTransaction: @unchecked Sendable {
  private let connection: SQLiteDatabase?

  /// - Parameter connection: Where SQL runs; nil in a fake.
  init(on connection: SQLiteDatabase?) { self.connection = connection }

  /// The connection. In a fake's transaction, reading it ends the program: replace the code that runs SQL.
  var database: SQLiteDatabase {
    guard let connection else {
      fatalError("This transaction is a fake's. In a test, replace what runs SQL.")
    }
    return connection
  }
}
