/// A database for tests: it runs each block at once, and there is nothing behind it.
nonisolated final class LenientDB: NoteDB {
  private let scheduler: any Scheduler

  /// - Parameter scheduler: What runs the completions of asynchronous transactions.
  init(scheduler: any Scheduler) { self.scheduler = scheduler }

  func read<Value>(_ block: (ReadingTransaction) throws -> Value) throws -> Value {
    try block(ReadingTransaction(on: nil))
  }

  func write<Value>(_ block: (WritingTransaction) throws -> Value) throws -> Value {
    try writeDeciding { transaction in .commit(Result { try block(transaction) }) }.get()
  }

  func writeDeciding<Value>(_ block: (WritingTransaction) -> Decision<Value>) throws -> Value {
    let transaction = WritingTransaction(on: nil)
    switch block(transaction) {
    case .commit(let value):
      transaction.finalize()
      transaction.complete()
      return value
    case .rollback(let value):
      transaction.discard()
      return value
    }
  }

  func asyncRead<Value: Sendable>(
    _ block: @escaping @Sendable (ReadingTransaction) throws -> Value,
    completion: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) {
    let result = Result { try read(block) }
    scheduler.schedule { completion(result) }
  }

  func asyncWrite<Value: Sendable>(
    _ block: @escaping @Sendable (WritingTransaction) throws -> Value,
    completion: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) {
    let result = Result { try write(block) }
    scheduler.schedule { completion(result) }
  }
}
