import CSQLite

/// A prepared statement, finalized when it is no longer used.
struct SQLiteStatement: ~Copyable {
  private let sql: String
  private let connection: OpaquePointer
  private let handle: OpaquePointer

  init(_ sql: String, on connection: OpaquePointer) throws {
    guard !sql.utf8.contains(0) else {
      // SQLite reads no further, and would run the half: a DELETE without its WHERE.
      throw SQLiteError(code: 21, message: "there is a NUL in the text", action: sql)
    }
    let (handle, hasMore) = try Self.prepare(sql, on: connection)
    guard let handle else {
      throw SQLiteError(code: 21, message: "there is no statement in the text", action: sql)
    }
    guard !hasMore else {
      sqlite3_finalize(handle)
      throw SQLiteError(code: 21, message: "there is more than one statement", action: sql)
    }
    self.sql = sql
    self.connection = connection
    self.handle = handle
  }

  deinit { sqlite3_finalize(handle) }

  /// Prepares the first statement of a text, and checks whether anything but white space and comments follows.
  private static func prepare(
    _ sql: String, on connection: OpaquePointer
  ) throws -> (handle: OpaquePointer?, hasMore: Bool) {
    try sql.withCString { text in
      var handle: OpaquePointer?
      var rest: UnsafePointer<CChar>?
      guard sqlite3_prepare_v2(connection, text, -1, &handle, &rest) == SQLITE_OK else {
        throw SQLiteError(on: connection, action: sql)
      }
      var next: OpaquePointer?
      let isReadable = sqlite3_prepare_v2(connection, rest, -1, &next, nil) == SQLITE_OK
      sqlite3_finalize(next)
      return (handle, next != nil || !isReadable)
    }
  }

  func bind(_ parameters: [SQLiteValue]) throws {
    let expected = Int(sqlite3_bind_parameter_count(handle))
    guard parameters.count == expected else {
      let message = "\(expected) parameters expected, \(parameters.count) given"
      throw SQLiteError(code: 25, message: message, action: sql)
    }
    for (index, value) in zip(Int32(1)..., parameters) {
      guard bind(value, at: index) == SQLITE_OK else {
        throw SQLiteError(on: connection, action: sql)
      }
    }
  }

  func rows() throws -> [SQLiteRow] {
    var rows: [SQLiteRow] = []
    while true {
      switch sqlite3_step(handle) {
      case SQLITE_ROW: rows.append(SQLiteRow(values: currentValues()))
      case SQLITE_DONE: return rows
      default: throw SQLiteError(on: connection, action: sql)
      }
    }
  }

  private func bind(_ value: SQLiteValue, at index: Int32) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(handle, index)
    case .integer(let value): return sqlite3_bind_int64(handle, index, Int64(value))
    case .real(let value): return sqlite3_bind_double(handle, index, value)
    case .text(let value):
      // SQLITE_TRANSIENT, a C macro that Swift cannot import: SQLite makes its own copy at once.
      let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      return sqlite3_bind_text(handle, index, value, Int32(value.utf8.count), transient)
    }
  }

  private func currentValues() -> [SQLiteValue] {
    (0..<sqlite3_column_count(handle)).map { column in
      switch sqlite3_column_type(handle, column) {
      case SQLITE_INTEGER: .integer(Int(sqlite3_column_int64(handle, column)))
      case SQLITE_FLOAT: .real(sqlite3_column_double(handle, column))
      case SQLITE_NULL: .null
      default: .text(text(at: column))
      }
    }
  }

  private func text(at column: Int32) -> String {
    let start = sqlite3_column_text(handle, column)
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
}

extension SQLiteError {
  /// The error that the last call on a connection ended with.
  fileprivate init(on connection: OpaquePointer, action: String) {
    self.init(
      code: Int(sqlite3_extended_errcode(connection)),
      message: String(cString: sqlite3_errmsg(connection)),
      action: action)
  }
}
