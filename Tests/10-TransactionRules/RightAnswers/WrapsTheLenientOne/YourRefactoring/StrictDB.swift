import Foundation

/// A lenient database, and a look at each transaction that it makes.
nonisolated final class StrictDB: NoteDB, @unchecked Sendable {
  /// The transactions of one outermost call.
  private final class Session {
    struct Seen { weak var transaction: ReadingTransaction? }
    var seen: [Seen] = []
  }

  private let base: LenientDB
  private let scheduler: any Scheduler
  private let report: @Sendable (BrokenRule) -> Void
  private let lock = NSRecursiveLock()
  private var session: Session?

  init(scheduler: any Scheduler, report: @escaping @Sendable (BrokenRule) -> Void) {
    base = LenientDB(scheduler: scheduler)
    (self.scheduler, self.report) = (scheduler, report)
  }

  func read<Value>(_ block: (ReadingTransaction) throws -> Value) throws -> Value {
    try checked { begin in
      try base.read { transaction in
        let end = begin(transaction)
        defer { end() }
        return try block(transaction)
      }
    }
  }

  func write<Value>(_ block: (WritingTransaction) throws -> Value) throws -> Value {
    try writeDeciding { transaction in .commit(Result { try block(transaction) }) }.get()
  }

  func writeDeciding<Value>(_ block: (WritingTransaction) -> Decision<Value>) throws -> Value {
    try checked { begin in
      try base.writeDeciding { transaction in
        let end = begin(transaction)
        // The first of the completions: the commit is just over.
        transaction.addCompletion(end)
        let decision = block(transaction)
        if case .rollback = decision { end() }
        return decision
      }
    }
  }

  func asyncRead<Value: Sendable>(
    _ block: @escaping @Sendable (ReadingTransaction) throws -> Value,
    completion: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) {
    finish(Result { try read(block) }, completion)
  }

  func asyncWrite<Value: Sendable>(
    _ block: @escaping @Sendable (WritingTransaction) throws -> Value,
    completion: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) {
    finish(Result { try write(block) }, completion)
  }

  private func finish<Value: Sendable>(
    _ result: Result<Value, any Error>,
    _ completion: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) {
    scheduler.schedule { completion(result) }
  }

  private func checked<Value>(
    _ call: ((ReadingTransaction) -> () -> Void) throws -> Value
  ) throws -> Value {
    var mine: Session?
    defer {
      for seen in mine?.seen ?? [] where seen.transaction != nil { report(.retained) }
    }
    return try call { transaction in
      lock.lock()
      let isOutermost = session == nil
      if !isOutermost { report(.reentrant) }
      let current = session ?? Session()
      session = current
      current.seen.append(Session.Seen(transaction: transaction))
      if isOutermost { mine = current }
      return { [self] in
        if isOutermost { session = nil }
        lock.unlock()
      }
    }
  }
}
