/// One row of a query's result.
public struct SQLiteRow: Hashable, Sendable {
  /// The values, in the order the query names its columns.
  public let values: [SQLiteValue]

  /// Reads a column as an integer.
  ///
  /// - Parameter column: The column's place in the query, from 0.
  /// - Returns: The integer; 0 where the column holds none.
  public func integer(_ column: Int) -> Int {
    if case .integer(let value) = values[column] { value } else { 0 }
  }

  /// Reads a column as text.
  ///
  /// - Parameter column: The column's place in the query, from 0.
  /// - Returns: The text; nil where the column holds none.
  public func text(_ column: Int) -> String? {
    if case .text(let value) = values[column] { value } else { nil }
  }
}
