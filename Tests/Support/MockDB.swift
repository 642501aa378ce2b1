import Platform

/// A ``DB`` without a database, for the suites: its transactions are tokens that stand for nothing.
public final class MockDB: DB {
  /// A token that crashes whoever takes it for a real transaction.
  public final class Transaction: WriteTransaction {}

  /// Every transaction handed out so far, in order.
  public private(set) var transactions: [Transaction] = []

  public init() {}

  public func read<Value>(_ body: (any ReadTransaction) throws -> Value) throws -> Value {
    try body(next())
  }

  public func write<Value>(_ body: (any WriteTransaction) throws -> Value) throws -> Value {
    try body(next())
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

  private func next() -> Transaction {
    transactions.append(Transaction())
    return transactions[transactions.count - 1]
  }
}
