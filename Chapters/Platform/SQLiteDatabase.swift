import CSQLite

/// A connection to one SQLite database.
///
/// SQLite serializes the calls of one connection, so a connection may be used from any thread;
/// statements that must not be interleaved belong in one ``transaction(_:)``.
public final class SQLiteDatabase {
  private let connection: OpaquePointer

  /// Opens the database at `path`, creating it when there is none.
  ///
  /// - Parameter path: A file path, or `:memory:`.
  /// - Throws: ``SQLiteError`` when the file cannot be opened.
  public init(path: String) throws {
    guard Reach.allows(path) else {
      throw SQLiteError(
        code: 14, message: "a judged run keeps its files in its home or its temporary folder",
        action: "opening \(path)")
    }
    var connection: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
    let code = sqlite3_open_v2(path, &connection, flags, nil)
    guard code == SQLITE_OK, let connection else {
      defer { sqlite3_close_v2(connection) }
      throw SQLiteError(
        code: Int(code), message: String(cString: sqlite3_errstr(code)), action: "opening \(path)")
    }
    self.connection = connection
    sqlite3_busy_timeout(connection, 2_000)
    refuseOtherFiles()
  }

  /// Makes a database in memory that holds all that another one holds now.
  ///
  /// Source: https://sqlite.org/backup.html.
  ///
  /// - Parameter original: The database to copy; not in a transaction that writes.
  /// - Throws: ``SQLiteError`` when SQLite cannot copy it.
  public convenience init(copyOf original: SQLiteDatabase) throws {
    try self.init(path: ":memory:")
    let backup = sqlite3_backup_init(connection, "main", original.connection, "main")
    sqlite3_backup_step(backup, -1)
    let code = sqlite3_backup_finish(backup)
    guard backup != nil, code == SQLITE_OK else {
      throw SQLiteError(
        code: Int(code), message: String(cString: sqlite3_errmsg(connection)),
        action: "copying a database")
    }
  }

  deinit { sqlite3_close_v2(connection) }

  /// Refuses statements that would open another file, load code, or choose a folder for the whole process.
  ///
  /// `VACUUM` attaches a temporary database without a name, `VACUUM INTO` one with a name.
  /// Source: https://sqlite.org/c3ref/set_authorizer.html.
  private func refuseOtherFiles() {
    sqlite3_set_authorizer(
      connection,
      { _, action, first, second, _, _ in
        func names(_ text: UnsafePointer<CChar>?, _ refused: String...) -> Bool {
          text.map { refused.contains(String(cString: $0).lowercased()) } ?? false
        }
        let isRefused =
          switch action {
          case SQLITE_ATTACH: !names(first, "", ":memory:")
          case SQLITE_FUNCTION: names(second, "load_extension", "fts3_tokenizer")
          case SQLITE_PRAGMA: names(first, "temp_store_directory", "data_store_directory")
          default: false
          }
        return isRefused ? SQLITE_DENY : SQLITE_OK
      }, nil)
  }

  /// The row id of the newest row this connection inserted; 0 when it inserted none.
  public var lastInsertedRowID: Int { Int(sqlite3_last_insert_rowid(connection)) }

  /// Runs one statement that returns no rows.
  ///
  /// - Parameters:
  ///   - sql: One SQL statement, with a `?` for each parameter.
  ///   - parameters: The values of the parameters, in their order.
  /// - Returns: How many rows the statement inserted, changed or deleted.
  /// - Throws: ``SQLiteError`` when SQLite refuses the statement or its parameters do not fit.
  @discardableResult
  public func execute(_ sql: String, _ parameters: [SQLiteValue] = []) throws -> Int {
    try alone {
      let before = sqlite3_total_changes(connection)
      _ = try query(sql, parameters)
      // A statement that changes no rows leaves the count of the one before it.
      return sqlite3_total_changes(connection) == before ? 0 : Int(sqlite3_changes(connection))
    }
  }

  /// Runs one statement and returns its rows.
  ///
  /// - Parameters:
  ///   - sql: One SQL statement, with a `?` for each parameter.
  ///   - parameters: The values of the parameters, in their order.
  /// - Returns: The rows, in SQLite's order.
  /// - Throws: ``SQLiteError`` when SQLite refuses the statement or its parameters do not fit.
  public func query(_ sql: String, _ parameters: [SQLiteValue] = []) throws -> [SQLiteRow] {
    try rows(of: sql, parameters, mayWrite: true)
  }

  /// Runs one statement that only reads, and returns its rows.
  ///
  /// - Parameters:
  ///   - sql: One SQL statement, with a `?` for each parameter.
  ///   - parameters: The values of the parameters, in their order.
  /// - Returns: The rows, in SQLite's order.
  /// - Throws: ``SQLiteError`` when the statement would write, SQLite refuses it, or its parameters do not fit.
  func readingQuery(_ sql: String, _ parameters: [SQLiteValue]) throws -> [SQLiteRow] {
    try rows(of: sql, parameters, mayWrite: false)
  }

  private func rows(
    of sql: String, _ parameters: [SQLiteValue], mayWrite: Bool
  ) throws -> [SQLiteRow] {
    try alone {
      let statement = try SQLiteStatement(sql, on: connection)
      if !mayWrite { try statement.refuseWriting() }
      try statement.bind(parameters)
      return try statement.rows()
    }
  }

  /// Keeps other threads from this connection, so that counts and error messages are those of the call before.
  ///
  /// Source: https://sqlite.org/c3ref/errcode.html.
  private func alone<Result>(_ body: () throws -> Result) rethrows -> Result {
    let mutex = sqlite3_db_mutex(connection)
    sqlite3_mutex_enter(mutex)
    defer { sqlite3_mutex_leave(mutex) }
    return try body()
  }

  /// When a transaction takes its lock.
  public enum TransactionKind: String, Sendable {
    /// At once, before anything is written.
    case immediate = "IMMEDIATE"
    /// With the first statement: for reading.
    case deferred = "DEFERRED"
  }

  /// Runs `body` in a transaction: all it writes is kept, or none, and all it reads is of one moment.
  ///
  /// - Parameters:
  ///   - kind: When the transaction takes its lock.
  ///   - body: What to do; may not begin a transaction of its own.
  /// - Returns: What `body` returns, once its writes are committed.
  /// - Throws: What `body` throws, after everything it wrote was rolled back, or ``SQLiteError``.
  public func transaction<Result>(
    _ kind: TransactionKind = .immediate, _ body: () throws -> Result
  ) throws -> Result {
    try execute("BEGIN \(kind.rawValue)")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      _ = try? execute("ROLLBACK")
      throw error
    }
  }
}
