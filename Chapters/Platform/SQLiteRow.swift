/// One row of a query's result.
public struct SQLiteRow: Hashable, Sendable {
  /// The values, in the order the query names its columns.
  public let values: [SQLiteValue]

  /// Reads a column as an integer, as SQLite's own function for that does.
  ///
  /// Source: the conversions in https://sqlite.org/c3ref/column_blob.html.
  ///
  /// - Parameter column: The column's place in the query, from 0.
  /// - Returns: The integer; for text, the one it begins with; the nearest one where it is beyond 64 bits; 0 where
  ///   the column holds none.
  public func integer(_ column: Int) -> Int {
    switch values[column] {
    case .integer(let value): value
    case .real(let value): Int(exactly: value.rounded(.towardZero)) ?? Self.limit(value < 0)
    case .text(let value): Self.number(value)
    case .null: 0
    }
  }

  /// The integer that a text begins with: ASCII digits, whatever marks follow them.
  private static func number(_ text: String) -> Int {
    let digits = /[ \t\n\x0B\x0C\r]*([+-]?[0-9]+)/.matchingSemantics(.unicodeScalar)
    guard let match = text.prefixMatch(of: digits) else { return 0 }
    return Int(match.output.1) ?? limit(match.output.1.hasPrefix("-"))
  }

  private static func limit(_ isNegative: Bool) -> Int { isNegative ? .min : .max }

  /// Reads a column as a real number.
  ///
  /// - Parameter column: The column's place in the query, from 0.
  /// - Returns: The number; for text, the integer it begins with; 0 where the column holds none.
  public func real(_ column: Int) -> Double {
    if case .real(let value) = values[column] { value } else { Double(integer(column)) }
  }

  /// Reads a column as text.
  ///
  /// - Parameter column: The column's place in the query, from 0.
  /// - Returns: The text; nil where the column holds none.
  public func text(_ column: Int) -> String? {
    if case .text(let value) = values[column] { value } else { nil }
  }
}
