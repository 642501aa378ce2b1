import Foundation
import Platform

/// The old storage: a lock around one connection. Each statement is kept at once, in any transaction.
nonisolated final class OldStorage: NoteDB, @unchecked Sendable {
  static let shared = OldStorage()

  private let connection = NotesFile.open("old.sqlite")
  private let lock = NSRecursiveLock()
  private let work = DispatchQueue(label: "Jotter.OldStorage")

  func read<Value>(_ block: (ReadingTransaction) throws -> Value) throws -> Value {
    try lock.withLock { try block(ReadingTransaction(on: connection)) }
  }

  func write<Value>(_ block: (WritingTransaction) throws -> Value) throws -> Value {
    let transaction = WritingTransaction(on: connection)
    let result = lock.withLock {
      let result = Result { try block(transaction) }
      transaction.finalize()
      return result
    }
    transaction.complete()
    return try result.get()
  }

  func writeDeciding<Value>(_ block: (WritingTransaction) -> Decision<Value>) throws -> Value {
    fatalError("The old storage cannot roll back.")
  }

  func asyncRead<Value: Sendable>(
    _ block: @escaping @Sendable (ReadingTransaction) throws -> Value,
    completion: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) {
    work.async { completion(Result { try self.read(block) }) }
  }

  func asyncWrite<Value: Sendable>(
    _ block: @escaping @Sendable (WritingTransaction) throws -> Value,
    completion: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) {
    work.async { completion(Result { try self.write(block) }) }
  }
}
