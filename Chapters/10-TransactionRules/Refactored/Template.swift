import Platform

/// A database in memory that is migrated once, and copied for each test.
nonisolated struct Template: Sendable {
  private let original: Connection

  /// Makes a template in which `migrate` has made the tables, and rows that all tests need.
  init(migrate: (SQLiteDatabase) throws -> Void) throws {
    original = Connection(try SQLiteDatabase(path: ":memory:"))
    try original.alone(migrate)
  }

  /// A database of its own, with the tables and rows of the template (settings of its connection are not copied). `work` runs the blocks of asynchronous transactions,
  /// `scheduler` their completions.
  func copy(work: any Scheduler, scheduler: any Scheduler) throws -> SQLiteDB {
    let copy = Connection(try original.alone { try SQLiteDatabase(copyOf: $0) })
    return SQLiteDB(writer: copy, reader: copy, work: work, scheduler: scheduler)
  }
}
