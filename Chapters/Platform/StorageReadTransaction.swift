/// A transaction of ``Storage`` to read in. It may be used only in the block that it was made for.
public class StorageReadTransaction: ReadTransaction {
  private var open: SQLiteDatabase?

  init(_ database: SQLiteDatabase) { open = database }

  /// Ends the transaction: from now on it refuses everything.
  func end() { open = nil }

  /// The database, while the transaction lasts.
  func database(for sql: String) throws -> SQLiteDatabase {
    guard let open else {
      throw SQLiteError(code: 21, message: "the transaction is over", action: sql)
    }
    return open
  }

  /// Runs a query.
  ///
  /// - Parameters:
  ///   - sql: One SQL statement, with a `?` for each parameter.
  ///   - parameters: The values of the parameters, in their order.
  /// - Returns: The rows, in SQLite's order.
  /// - Throws: ``SQLiteError`` when the statement would write, SQLite refuses it, its parameters do not fit, or
  ///   the transaction is over.
  public func query(_ sql: String, _ parameters: [SQLiteValue] = []) throws -> [SQLiteRow] {
    try database(for: sql).query(sql, parameters)
  }
}
