/// A type that can run code in transactions, for code that does not care where its data is kept.
///
/// Transactions are passed as tokens, so that a test can pass tokens without a database behind them.
public protocol DB {
  /// Runs `body` in a transaction that sees one and the same state of the data throughout.
  ///
  /// - Parameter body: What to read; runs once, before this returns, and begins no transaction of its own.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, or an error of the database.
  func read<Value>(_ body: (any ReadTransaction) throws -> Value) throws -> Value

  /// Runs `body` in a transaction: everything it writes is kept, or nothing when it throws.
  ///
  /// - Parameter body: What to write; runs once, before this returns, and begins no transaction of its own.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, or an error of the database.
  func write<Value>(_ body: (any WriteTransaction) throws -> Value) throws -> Value

  /// Like ``read(_:)``, without making the caller wait.
  ///
  /// - Parameters:
  ///   - body: What to read; runs once.
  ///   - completion: Gets what `body` returned or threw, once, on any thread.
  func asyncRead<Value>(
    _ body: @escaping @Sendable (any ReadTransaction) throws -> Value,
    completion: @escaping @Sendable (Result<Value, any Error>) -> Void)

  /// Like ``write(_:)``, without making the caller wait.
  ///
  /// - Parameters:
  ///   - body: What to write; runs once.
  ///   - completion: Gets what `body` returned or threw, once, on any thread.
  func asyncWrite<Value>(
    _ body: @escaping @Sendable (any WriteTransaction) throws -> Value,
    completion: @escaping @Sendable (Result<Value, any Error>) -> Void)
}
