/// A value that SQLite stores in a column or takes as a parameter.
///
/// Source: [Datatypes in SQLite](https://sqlite.org/datatype3.html), blobs left out.
public enum SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int)
  case real(Double)
  case text(String)
}

extension SQLiteValue: ExpressibleByNilLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral
{
  public init(nilLiteral: ()) { self = .null }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .real(value) }
  public init(stringLiteral value: String) { self = .text(value) }
}
