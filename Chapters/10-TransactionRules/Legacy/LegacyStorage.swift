import Foundation
import Platform

/// The new storage: real transactions, on a connection to write and one to read.
nonisolated final class LegacyStorage: NoteDB, @unchecked Sendable {
  static let shared = LegacyStorage()

  private let writer = NotesFile.open("new.sqlite")
  private let reader = NotesFile.open("new.sqlite")
  private let writing = NSRecursiveLock()
  private let reading = NSRecursiveLock()
  private let work = DispatchQueue(label: "Jotter.LegacyStorage")

  func read<Value>(_ block: (ReadingTransaction) throws -> Value) throws -> Value {
    try reading.withLock {
      try reader.transaction(.reading) { try block(ReadingTransaction(on: reader)) }
    }
  }

  func write<Value>(_ block: (WritingTransaction) throws -> Value) throws -> Value {
    try writeDeciding { transaction in .commit(Result { try block(transaction) }) }.get()
  }

  func writeDeciding<Value>(_ block: (WritingTransaction) -> Decision<Value>) throws -> Value {
    let transaction = WritingTransaction(on: writer)
    let decision = try writing.withLock {
      try writer.begin()
      let decision = block(transaction)
      switch decision {
      case .commit:
        transaction.finalize()
        try writer.commit()
      case .rollback:
        writer.rollBack()
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
    work.async { completion(Result { try self.read(block) }) }
  }

  func asyncWrite<Value: Sendable>(
    _ block: @escaping @Sendable (WritingTransaction) throws -> Value,
    completion: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) {
    work.async { completion(Result { try self.write(block) }) }
  }
}
