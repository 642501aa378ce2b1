/// A transaction of ``Storage`` to read and write in.
public final class StorageWriteTransaction: StorageReadTransaction, WriteTransaction {
  /// Runs a statement that may write and return rows.
  ///
  /// - Parameters:
  ///   - sql: One SQL statement, with a `?` for each parameter.
  ///   - parameters: The values of the parameters, in their order.
  /// - Returns: The rows, in SQLite's order.
  /// - Throws: ``SQLiteError`` when SQLite refuses the statement, its parameters do not fit, or the transaction is
  ///   over.
  public override func query(
    _ sql: String, _ parameters: [SQLiteValue] = []
  ) throws -> [SQLiteRow] {
    try database(for: sql).query(sql, parameters)
  }

  /// Runs a statement that returns no rows.
  ///
  /// - Parameters:
  ///   - sql: One SQL statement, with a `?` for each parameter.
  ///   - parameters: The values of the parameters, in their order.
  /// - Returns: How many rows the statement inserted, changed or deleted.
  /// - Throws: ``SQLiteError`` when SQLite refuses the statement, its parameters do not fit, or the transaction is
  ///   over.
  @discardableResult
  public func execute(_ sql: String, _ parameters: [SQLiteValue] = []) throws -> Int {
    try database(for: sql).execute(sql, parameters)
  }
}
