/// A transaction of ``Storage`` to read and write in.
public final class StorageWriteTransaction: StorageReadTransaction, WriteTransaction {
  /// Runs a statement that returns no rows.
  ///
  /// - Parameters:
  ///   - sql: One SQL statement, with a `?` for each parameter.
  ///   - parameters: The values of the parameters, in their order.
  /// - Returns: How many rows the statement inserted, changed or deleted.
  /// - Throws: ``SQLiteError`` when SQLite refuses the statement or its parameters do not fit.
  @discardableResult
  public func execute(_ sql: String, _ parameters: [SQLiteValue] = []) throws -> Int {
    try database.execute(sql, parameters)
  }
}
