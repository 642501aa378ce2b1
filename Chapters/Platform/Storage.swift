import Foundation
import Synchronization

/// The storage of an app: one SQLite database, read and written in transactions.
///
/// A lock lets one transaction run at a time, so a storage may be shared by threads.
public final class Storage: @unchecked Sendable {
  private static let opened = Mutex<[String]>([])

  /// The paths of all storages that this process has tried to open, in order.
  public static var openedPaths: [String] { opened.withLock { $0 } }

  private let database: SQLiteDatabase
  // Recursive, so that a transaction within a transaction is an error of SQLite and not a deadlock.
  private let lock = NSRecursiveLock()

  /// Opens the storage at `path`, creating it when there is none.
  ///
  /// - Parameter path: A file path, or `:memory:`.
  /// - Throws: ``SQLiteError`` when the file cannot be opened, or is busy when it is first opened.
  public init(path: String) throws {
    Self.opened.withLock { $0.append(path) }
    database = try SQLiteDatabase(path: path)
    // Readers keep the state of their first statement while another connection writes: https://sqlite.org/wal.html
    _ = try database.query("PRAGMA journal_mode = WAL")
  }

  /// Runs `body` in a transaction that sees one and the same state of the data throughout.
  ///
  /// - Parameter body: What to read.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, or ``SQLiteError``.
  public func read<Value>(_ body: (StorageReadTransaction) throws -> Value) throws -> Value {
    try lock.withLock {
      try database.transaction(.reading) {
        let transaction = StorageReadTransaction(database)
        defer { transaction.end() }
        return try body(transaction)
      }
    }
  }

  /// Runs `body` in a transaction: everything it writes is kept, or nothing when it throws.
  ///
  /// - Parameter body: What to write.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, or ``SQLiteError``.
  @discardableResult
  public func write<Value>(_ body: (StorageWriteTransaction) throws -> Value) throws -> Value {
    try lock.withLock {
      try database.transaction {
        let transaction = StorageWriteTransaction(database)
        defer { transaction.end() }
        return try body(transaction)
      }
    }
  }
}
