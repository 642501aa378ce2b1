import Foundation

/// A database for tests; which databases a call is inside of is known to its task, or to its thread.
nonisolated final class StrictDB: NoteDB, Sendable {
  /// The transactions that one outermost call has begun, on one thread.
  private final class Begun: @unchecked Sendable {
    private var finders: [() -> ReadingTransaction?] = []

    var aliveCount: Int { finders.count { $0() != nil } }

    func add(_ transaction: ReadingTransaction) {
      finders.append { [weak transaction] in transaction }
    }
  }

  @TaskLocal private static var open: [ObjectIdentifier: Begun] = [:]

  private let scheduler: any Scheduler
  private let tell: @Sendable (BrokenRule) -> Void
  private let turn = NSLock()

  init(scheduler: any Scheduler, report: @escaping @Sendable (BrokenRule) -> Void) {
    self.scheduler = scheduler
    tell = report
  }

  func read<Value>(_ block: (ReadingTransaction) throws -> Value) throws -> Value {
    let begun = Begun()
    defer { tellOfKept(begun) }
    return try runRead(begun, block)
  }

  func write<Value>(_ block: (WritingTransaction) throws -> Value) throws -> Value {
    try writeDeciding { transaction in .commit(Result { try block(transaction) }) }.get()
  }

  func writeDeciding<Value>(_ block: (WritingTransaction) -> Decision<Value>) throws -> Value {
    let begun = Begun()
    defer { tellOfKept(begun) }
    return runWrite(begun, block)
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

  private func runRead<Value>(
    _ begun: Begun, _ block: (ReadingTransaction) throws -> Value
  ) throws -> Value {
    let transaction = ReadingTransaction(on: nil)
    return try enter(transaction, begun) { try block(transaction) }
  }

  private func runWrite<Value>(
    _ begun: Begun, _ block: (WritingTransaction) -> Decision<Value>
  ) -> Value {
    let transaction = WritingTransaction(on: nil)
    let decision = enter(transaction, begun) {
      let decision = block(transaction)
      switch decision {
      case .commit: transaction.finalize()
      case .rollback: transaction.discard()
      }
      return decision
    }
    switch decision {
    case .commit(let value):
      transaction.complete()
      return value
    case .rollback(let value): return value
    }
  }

  private func enter<Value>(
    _ transaction: ReadingTransaction, _ begun: Begun, _ body: () throws -> Value
  ) rethrows -> Value {
    if let outer = Self.open[ObjectIdentifier(self)] {
      tell(.reentrant)
      outer.add(transaction)
      return try body()
    }
    begun.add(transaction)
    var open = Self.open
    open[ObjectIdentifier(self)] = begun
    turn.lock()
    defer { turn.unlock() }
    return try Self.$open.withValue(open, operation: body)
  }

  private func tellOfKept(_ begun: Begun) {
    for _ in 0..<begun.aliveCount { tell(.retained) }
  }
}
