import Foundation

/// A database for tests that knows its calls as a tree. Whoever makes a call when there is one already is inside it.
nonisolated final class StrictDB: NoteDB, @unchecked Sendable {
  private let scheduler: any Scheduler
  private let report: @Sendable (BrokenRule) -> Void
  private let lock = NSRecursiveLock()
  private var current: Call?

  init(scheduler: any Scheduler, report: @escaping @Sendable (BrokenRule) -> Void) {
    self.scheduler = scheduler
    self.report = report
  }

  func read<Value>(_ block: (ReadingTransaction) throws -> Value) throws -> Value {
    let call = begin()
    defer { finish(call) }
    defer { end(call) }
    return try call.run(ReadingTransaction(on: nil), block)
  }

  func write<Value>(_ block: (WritingTransaction) throws -> Value) throws -> Value {
    let call = begin()
    defer { finish(call) }
    return try call.run(WritingTransaction(on: nil)) { transaction in
      let result = Result { try block(transaction) }
      transaction.finalize()
      end(call)
      transaction.complete()
      return result
    }.get()
  }

  func writeDeciding<Value>(_ block: (WritingTransaction) -> Decision<Value>) throws -> Value {
    let call = begin()
    defer { finish(call) }
    return call.run(WritingTransaction(on: nil)) { transaction in
      switch block(transaction) {
      case .commit(let value):
        transaction.finalize()
        end(call)
        transaction.complete()
        return value
      case .rollback(let value):
        transaction.discard()
        end(call)
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

  private func begin() -> Call {
    lock.lock()
    if current != nil { report(.reentrant) }
    let call = Call(in: current)
    current = call
    return call
  }

  private func end(_ call: Call) {
    current = call.parent
    lock.unlock()
  }

  private func finish(_ call: Call) {
    guard call.parent == nil else { return }
    for _ in 0..<call.keptCount { report(.retained) }
  }
}
