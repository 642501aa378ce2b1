/// A transaction of ``Storage`` to read in.
public class StorageReadTransaction: ReadTransaction {
  let database: SQLiteDatabase

  init(_ database: SQLiteDatabase) { self.database = database }

  /// Runs a query.
  ///
  /// - Parameters:
  ///   - sql: One SQL statement, with a `?` for each parameter.
  ///   - parameters: The values of the parameters, in their order.
  /// - Returns: The rows, in SQLite's order.
  /// - Throws: ``SQLiteError`` when SQLite refuses the statement or its parameters do not fit.
  public func query(_ sql: String, _ parameters: [SQLiteValue] = []) throws -> [SQLiteRow] {
    try database.query(sql, parameters)
  }
}
