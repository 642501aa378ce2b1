import Platform
import Support
import Testing

@testable import TransactionRules

/// Which writes are kept, and what each rule costs.
@MainActor @Suite struct RollbackTests {
  private struct Refused: Error {}

  @Test(arguments: [AnyDB.inMemory, .inFile])
  func `write commits what was written before its block threw`(_ kind: AnyDB) throws {
    let db = try kind.make(scheduler: ImmediateWork())

    try? db.write { transaction in
      try transaction.database.addPage(1)
      throw Refused()
    }

    #expect(try db.read { try $0.database.pages } == [1])
  }

  @Test(arguments: [AnyDB.inMemory, .inFile])
  func `writeDeciding keeps nothing when it rolls back`(_ kind: AnyDB) throws {
    let db = try kind.make(scheduler: ImmediateWork())

    try db.writeDeciding { transaction in
      try? transaction.database.addPage(1)
      return .rollback(())
    }

    #expect(try db.read { try $0.database.pages } == [])
  }

  @Test(arguments: [AnyDB.inMemory, .inFile])
  func `writeDeciding can commit although something threw inside`(_ kind: AnyDB) throws {
    let db = try kind.make(scheduler: ImmediateWork())

    try db.writeDeciding { transaction in
      do {
        try transaction.database.addPage(1)
        throw Refused()
      } catch { return .commit(()) }
    }

    #expect(try db.read { try $0.database.pages } == [1])
  }

  @Test func `when the commit fails nothing is completed, and the next write works`() throws {
    let database = try SQLiteDatabase(path: ":memory:")
    try database.execute("PRAGMA foreign_keys = ON")
    try NotesFile.migrate(database)
    try database.execute(
      "CREATE TABLE line (page REFERENCES page (number) DEFERRABLE INITIALLY DEFERRED)")
    let connection = Connection(database)
    let db = SQLiteDB(
      writer: connection, reader: connection, work: ImmediateWork(), scheduler: ImmediateWork())
    let log = Spy<String>()

    #expect(throws: SQLiteError.self) {
      try db.write { transaction in
        transaction.addCompletion { log("completed") }
        try transaction.database.execute("INSERT INTO line (page) VALUES (7)")
      }
    }
    try db.write { try $0.database.addPage(2) }

    #expect(log.all == [])
    #expect(try db.read { try $0.database.pages } == [2])
  }

  @Test func `to commit leaves half a page; to roll back leaves no trace of it`() throws {
    let keeping = try Sample.inMemory()
    let rollingBack = try Storage(path: ":memory:")
    try rollingBack.write { try $0.execute("CREATE TABLE page (number INTEGER PRIMARY KEY)") }
    let broken = [1, 2, 2, 3]

    try? keeping.write { transaction in
      for number in broken { try transaction.database.addPage(number) }
    }
    try? rollingBack.write { transaction in
      for number in broken {
        try transaction.execute("INSERT INTO page (number) VALUES (?)", [.integer(number)])
      }
    }

    #expect(try keeping.read { try $0.database.pages } == [1, 2])
    #expect(try rollingBack.read { try $0.query("SELECT number FROM page") } == [])
  }
}
