import Foundation

/// A database for tests that is stricter than the real one: it tells of transactions inside others, and of transactions
/// that are kept.
nonisolated final class StrictDB: NoteDB, @unchecked Sendable {
  struct Watched { weak var transaction: ReadingTransaction? }

  private let scheduler: any Scheduler
  private let report: @Sendable (BrokenRule) -> Void
  // Recursive: a transaction inside another comes in, and is told by the depth.
  private let lock = NSRecursiveLock()
  private var depth = 0
  private var begun: [Watched] = []

  init(scheduler: any Scheduler, report: @escaping @Sendable (BrokenRule) -> Void) {
    (self.scheduler, self.report) = (scheduler, report)
  }

  func read<Value>(_ block: (ReadingTransaction) throws -> Value) throws -> Value {
    try watching { over in
      let transaction = ReadingTransaction(on: nil)
      return try inside(transaction, &over) { try block(transaction) }
    }
  }

  func write<Value>(_ block: (WritingTransaction) throws -> Value) throws -> Value {
    try writeDeciding { transaction in .commit(Result { try block(transaction) }) }.get()
  }

  func writeDeciding<Value>(_ block: (WritingTransaction) -> Decision<Value>) throws -> Value {
    watching { over in
      let transaction = WritingTransaction(on: nil)
      let decision = inside(transaction, &over) {
        let decision = block(transaction)
        if case .commit = decision { transaction.finalize() } else { transaction.discard() }
        return decision
      }
      switch decision {
      case .commit(let value):
        transaction.complete()
        return value
      case .rollback(let value):
        return value
      }
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

  /// Runs `body`, which passes out the transactions that are over. Only when it has returned, and keeps none of them
  /// itself, can one that is alive be another's.
  private func watching<Value>(_ body: (inout [Watched]) throws -> Value) rethrows -> Value {
    var over: [Watched] = []
    defer { for watched in over where watched.transaction != nil { report(.retained) } }
    return try body(&over)
  }

  /// Runs `body` in a transaction, while no other thread is in one. `over` gets all that are over with the outermost.
  private func inside<Value>(
    _ transaction: ReadingTransaction, _ over: inout [Watched], _ body: () throws -> Value
  ) rethrows -> Value {
    try lock.withLock {
      if depth > 0 { report(.reentrant) }
      depth += 1
      begun.append(Watched(transaction: transaction))
      defer {
        depth -= 1
        if depth == 0 { swap(&begun, &over) }
      }
      return try body()
    }
  }
}
