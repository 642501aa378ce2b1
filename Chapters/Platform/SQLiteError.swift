/// A call that SQLite refused, with SQLite's code and message.
///
/// Source: [Result and Error Codes](https://sqlite.org/rescode.html).
public struct SQLiteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// SQLite's extended result code, for example 1555 for a primary key that is taken.
  public let code: Int

  /// SQLite's message.
  public let message: String

  /// What was being done: an SQL statement, or the path that was being opened.
  public let action: String

  public var description: String { "SQLite error \(code): \(message) (\(action))" }
}
