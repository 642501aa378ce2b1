import Foundation
import Platform

/// A connection that one thread at a time may use.
nonisolated final class Connection: @unchecked Sendable {
  private let database: SQLiteDatabase
  // Recursive, so that a transaction within one of the same connection is an error of SQLite and not a deadlock.
  private let lock = NSRecursiveLock()

  init(_ database: SQLiteDatabase) { self.database = database }

  /// Runs `body` while no other thread uses the connection.
  func alone<Value>(_ body: (SQLiteDatabase) throws -> Value) rethrows -> Value {
    try lock.withLock { try body(database) }
  }
}
