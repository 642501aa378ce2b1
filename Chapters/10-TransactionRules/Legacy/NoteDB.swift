/// A database that runs blocks in transactions.
nonisolated protocol NoteDB: Sendable {
  /// Runs `block` in a transaction to read in.
  func read<Value>(_ block: (ReadingTransaction) throws -> Value) throws -> Value

  /// Runs `block` in a transaction to write in, and commits: what it wrote is kept even when it throws. When the commit
  /// fails, as on a full disk, nothing is kept, and that error is thrown.
  func write<Value>(_ block: (WritingTransaction) throws -> Value) throws -> Value

  /// Runs `block` in a transaction to write in, which commits or rolls back as `block` decides.
  func writeDeciding<Value>(_ block: (WritingTransaction) -> Decision<Value>) throws -> Value

  /// Like `read`, without making the caller wait. `completion` gets what `block` returned or threw.
  func asyncRead<Value: Sendable>(
    _ block: @escaping @Sendable (ReadingTransaction) throws -> Value,
    completion: @escaping @Sendable (Result<Value, any Error>) -> Void)

  /// Like `write`, without making the caller wait. `completion` gets what `block` returned or threw.
  func asyncWrite<Value: Sendable>(
    _ block: @escaping @Sendable (WritingTransaction) throws -> Value,
    completion: @escaping @Sendable (Result<Value, any Error>) -> Void)
}
