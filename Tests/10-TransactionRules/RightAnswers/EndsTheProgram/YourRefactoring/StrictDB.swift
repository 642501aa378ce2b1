import Foundation

/// A database for tests that ends the program where a rule is broken.
nonisolated final class StrictDB: NoteDB, @unchecked Sendable {
  private let scheduler: any Scheduler
  private let lock = NSRecursiveLock()
  private var isOpen = false

  init(scheduler: any Scheduler) { self.scheduler = scheduler }

  func read<Value>(_ block: (ReadingTransaction) throws -> Value) throws -> Value {
    var transaction = ReadingTransaction(on: nil)
    let result = alone { Result { try block(transaction) } }
    expectUnique(&transaction)
    return try result.get()
  }

  func write<Value>(_ block: (WritingTransaction) throws -> Value) throws -> Value {
    var transaction = WritingTransaction(on: nil)
    let result = alone {
      let result = Result { try block(transaction) }
      transaction.finalize()
      return result
    }
    transaction.complete()
    expectUnique(&transaction)
    return try result.get()
  }

  func writeDeciding<Value>(_ block: (WritingTransaction) -> Decision<Value>) throws -> Value {
    var transaction = WritingTransaction(on: nil)
    let decision = alone {
      let decision = block(transaction)
      if case .commit = decision { transaction.finalize() }
      return decision
    }
    if case .commit = decision { transaction.complete() } else { transaction.discard() }
    expectUnique(&transaction)
    switch decision {
    case .commit(let value), .rollback(let value): return value
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

  private func alone<Value>(_ body: () -> Value) -> Value {
    lock.withLock {
      guard !isOpen else { fatalError("\(BrokenRule.reentrant)") }
      isOpen = true
      defer { isOpen = false }
      return body()
    }
  }

  private func expectUnique<Transaction: AnyObject>(_ transaction: inout Transaction) {
    guard isKnownUniquelyReferenced(&transaction) else { fatalError("\(BrokenRule.retained)") }
  }
}
