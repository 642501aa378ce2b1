import CSQLite

/// A connection to one SQLite database.
///
/// SQLite serializes the calls of one connection, so a connection may be used from any thread. Its transactions are
/// not serialized: a call of another thread meanwhile becomes a part of the transaction. Code that shares a connection
/// puts a lock around whole transactions, as ``Storage`` does.
public final class SQLiteDatabase {
  private let connection: OpaquePointer
  /// Whether a transaction was begun and has not ended.
  private var isOpen = false
  /// Whether this object itself begins or ends a transaction now.
  private var isAtAnEdge = false

  /// Opens the database at `path`, creating it when there is none.
  ///
  /// SQLite does not wait for the disk: a crash of the app loses nothing, but one of the machine may damage the file. An
  /// app of yours leaves `synchronous` as it is.
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
    refuseStatements()
    _ = try? execute("PRAGMA synchronous = OFF")
  }

  /// Makes a database in memory that holds the tables and rows that another one holds now.
  ///
  /// Settings of the connection (`PRAGMA foreign_keys`) and temporary tables are not copied.
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

  /// Refuses statements that would open another file, load code, or choose a folder for the whole process; and those
  /// that would end a transaction of this object, or let a reading transaction write.
  ///
  /// `VACUUM` attaches a temporary database without a name, `VACUUM INTO` one with a name.
  /// Source: https://sqlite.org/c3ref/set_authorizer.html.
  private func refuseStatements() {
    sqlite3_set_authorizer(
      connection,
      { database, action, first, second, _, _ in
        func names(_ text: UnsafePointer<CChar>?, _ refused: String...) -> Bool {
          text.map { refused.contains(String(cString: $0).lowercased()) } ?? false
        }
        // It outlives its connection.
        let object = database.map {
          Unmanaged<SQLiteDatabase>.fromOpaque($0).takeUnretainedValue()
        }
        let isRefused =
          switch action {
          case SQLITE_TRANSACTION: object?.isOpen == true && object?.isAtAnEdge == false
          case SQLITE_PRAGMA where names(first, "query_only"): object?.isAtAnEdge == false
          case SQLITE_ATTACH: !names(first, "", ":memory:")
          case SQLITE_FUNCTION: names(second, "load_extension", "fts3_tokenizer")
          case SQLITE_PRAGMA: names(first, "temp_store_directory", "data_store_directory")
          default: false
          }
        return isRefused ? SQLITE_DENY : SQLITE_OK
      }, Unmanaged.passUnretained(self).toOpaque())
  }

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
    try alone {
      if isOpen, sqlite3_get_autocommit(connection) != 0 {
        throw SQLiteError(code: 4, message: "the transaction is over already", action: sql)
      }
      let statement = try SQLiteStatement(sql, on: connection)
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

  /// What a transaction is for.
  public enum TransactionKind: Sendable {
    /// It only reads: SQLite refuses what would write. It takes its lock with the first statement.
    case reading
    /// It takes its lock at once, before anything is written.
    case writing
  }

  /// Begins a transaction, which ends with ``commit()`` or ``rollBack()``.
  ///
  /// SQLite can end it early, after `INSERT OR ROLLBACK` or on a full disk. Later statements are refused until then: each
  /// would be kept by itself.
  ///
  /// Sources: https://sqlite.org/c3ref/get_autocommit.html, https://sqlite.org/pragma.html#pragma_query_only.
  ///
  /// - Parameter kind: What the transaction is for.
  /// - Throws: ``SQLiteError`` when another one is open, or another connection still writes after two seconds.
  public func begin(_ kind: TransactionKind = .writing) throws {
    try atAnEdge {
      try execute(kind == .writing ? "BEGIN IMMEDIATE" : "BEGIN DEFERRED")
      isOpen = true
      if kind == .reading { try execute("PRAGMA query_only = TRUE") }
    }
  }

  /// Keeps all that the transaction wrote.
  ///
  /// - Throws: ``SQLiteError`` when SQLite cannot keep it, or has rolled back by itself; the transaction is then to be
  ///   rolled back.
  public func commit() throws {
    try atAnEdge {
      try execute("COMMIT")
      end()
    }
  }

  /// Takes back all that the transaction wrote.
  ///
  /// SQLite may have done so by itself, when the disk was full: https://sqlite.org/lang_transaction.html.
  public func rollBack() {
    atAnEdge {
      if sqlite3_get_autocommit(connection) == 0 { _ = try? execute("ROLLBACK") }
      end()
    }
  }

  private func atAnEdge<Result>(_ body: () throws -> Result) rethrows -> Result {
    try alone {
      isAtAnEdge = true
      defer { isAtAnEdge = false }
      return try body()
    }
  }

  private func end() {
    isOpen = false
    _ = try? execute("PRAGMA query_only = FALSE")
  }

  /// Runs `body` in a transaction: all it writes is kept, or none, and all it reads is of one moment.
  ///
  /// - Parameters:
  ///   - kind: What the transaction is for.
  ///   - body: What to do; may not begin a transaction of its own.
  /// - Returns: What `body` returns, once its writes are committed.
  /// - Throws: What `body` throws, after everything it wrote was rolled back, or ``SQLiteError``.
  public func transaction<Result>(
    _ kind: TransactionKind = .writing, _ body: () throws -> Result
  ) throws -> Result {
    try begin(kind)
    do {
      let result = try body()
      try commit()
      return result
    } catch {
      rollBack()
      throw error
    }
  }
}
