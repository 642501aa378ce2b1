import Platform

/// A ``DB`` without a database: its transactions are dummies, to be passed on and never used.
///
/// Code that uses one as a real transaction crashes, and the message names that code: it is what the test
/// forgot to replace.
final class MockDB: DB {
  final class Transaction: WriteTransaction {}

  /// Thrown when a transaction begins within another, which the real one refuses as well (an asynchronous
  /// one, or another thread's, waits there).
  struct Nested: Error {}

  private var isInTransaction = false

  func read<Value>(_ body: (any ReadTransaction) throws -> Value) throws -> Value {
    try transaction(body)
  }

  func write<Value>(_ body: (any WriteTransaction) throws -> Value) throws -> Value {
    try transaction(body)
  }

  private func transaction<Value>(_ body: (Transaction) throws -> Value) throws -> Value {
    if isInTransaction { throw Nested() }
    isInTransaction = true
    defer { isInTransaction = false }
    return try body(Transaction())
  }

  func asyncRead<Value>(
    _ body: @escaping @Sendable (any ReadTransaction) throws -> Value,
    completion: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) {
    completion(Result { try read(body) })
  }

  func asyncWrite<Value>(
    _ body: @escaping @Sendable (any WriteTransaction) throws -> Value,
    completion: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) {
    completion(Result { try write(body) })
  }
}
