import Platform

/// A database that is none: its transactions are tokens that look right and stand for nothing.
///
/// Whoever takes one for a real transaction crashes, and that is what they are for.
final class MockDB: DB {
  final class Transaction: WriteTransaction {}

  func read<Value>(_ body: (any ReadTransaction) throws -> Value) throws -> Value {
    try body(Transaction())
  }

  func write<Value>(_ body: (any WriteTransaction) throws -> Value) throws -> Value {
    try body(Transaction())
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
