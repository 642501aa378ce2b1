/// A transaction of ``Storage`` to read and write in.
public final class StorageWriteTransaction: StorageReadTransaction, WriteTransaction {
  /// Runs a statement that returns no rows.
  ///
  /// - Parameters:
  ///   - sql: One SQL statement, with a `?` for each parameter.
  ///   - parameters: The values of the parameters, in their order.
  /// - Throws: ``SQLiteError`` when SQLite refuses the statement or its parameters do not fit.
  public func execute(_ sql: String, _ parameters: [SQLiteValue] = []) throws {
    try database.execute(sql, parameters)
  }
}
