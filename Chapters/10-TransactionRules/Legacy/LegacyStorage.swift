import Foundation
import Platform

/// The new storage: real transactions, on a connection to write and one to read.
nonisolated final class LegacyStorage: NoteDB, @unchecked Sendable {
  static let shared = LegacyStorage()

  private let writer = NotesFile.open("new.sqlite")
  private let reader = NotesFile.open("new.sqlite")
  private let writing = NSRecursiveLock()
  private let reading = NSRecursiveLock()

  func read<Value>(_ block: (ReadingTransaction) throws -> Value) throws -> Value {
    try reading.withLock {
      try reader.transaction(.deferred) { try block(ReadingTransaction(on: reader)) }
    }
  }

  func write<Value>(_ block: (WritingTransaction) throws -> Value) throws -> Value {
    try writeDeciding { transaction in .commit(Result { try block(transaction) }) }.get()
  }

  func writeDeciding<Value>(_ block: (WritingTransaction) -> Decision<Value>) throws -> Value {
    let transaction = WritingTransaction(on: writer)
    let decision = try writing.withLock {
      try writer.execute("BEGIN IMMEDIATE")
      let decision = block(transaction)
      switch decision {
      case .commit:
        transaction.finalize()
        try writer.execute("COMMIT")
      case .rollback:
        try writer.execute("ROLLBACK")
        transaction.discard()
      }
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

  func asyncRead<Value: Sendable>(
    _ block: @escaping @Sendable (ReadingTransaction) throws -> Value,
    completion: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) {
    DispatchQueue.global().async { completion(Result { try self.read(block) }) }
  }

  func asyncWrite<Value: Sendable>(
    _ block: @escaping @Sendable (WritingTransaction) throws -> Value,
    completion: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) {
    DispatchQueue.global().async { completion(Result { try self.write(block) }) }
  }
}
