import Platform

/// A transaction to read in. Code passes it on; only code that runs SQL looks inside.
nonisolated class ReadingTransaction: @unchecked Sendable {
  private let connection: SQLiteDatabase?

  /// - Parameter connection: Where SQL runs; nil in a mock.
  init(on connection: SQLiteDatabase?) { self.connection = connection }

  /// Where SQL runs. In a mock's transaction this ends the program: what runs SQL should have been replaced.
  var database: SQLiteDatabase {
    guard let connection else {
      fatalError("This transaction is a mock's. In a test, replace what runs SQL.")
    }
    return connection
  }
}
