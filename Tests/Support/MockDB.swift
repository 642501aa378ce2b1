import Platform

/// A ``DB`` without a database, for the suites: its transactions are only tokens.
public final class MockDB: DB {
  /// A token without a real transaction: code that runs SQL on it crashes.
  public final class Transaction: WriteTransaction {}

  /// A transaction was begun within another, which the real one refuses as well (an asynchronous one, or
  /// another thread's, waits there).
  public struct Nested: Error {}

  private var isInTransaction = false

  /// Every transaction passed to a caller so far, in order.
  public private(set) var transactions: [Transaction] = []

  public init() {}

  public func read<Value>(_ body: (any ReadTransaction) throws -> Value) throws -> Value {
    try transaction(body)
  }

  public func write<Value>(_ body: (any WriteTransaction) throws -> Value) throws -> Value {
    try transaction(body)
  }

  public func asyncRead<Value>(
    _ body: @escaping @Sendable (any ReadTransaction) throws -> Value,
    completion: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) {
    completion(Result { try read(body) })
  }

  public func asyncWrite<Value>(
    _ body: @escaping @Sendable (any WriteTransaction) throws -> Value,
    completion: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) {
    completion(Result { try write(body) })
  }

  private func transaction<Value>(_ body: (Transaction) throws -> Value) throws -> Value {
    if isInTransaction { throw Nested() }
    isInTransaction = true
    defer { isInTransaction = false }
    let transaction = Transaction()
    transactions.append(transaction)
    return try body(transaction)
  }
}
