import Platform
import Testing

@testable import TransactionRules

/// Which writes are kept, and what each rule costs.
@MainActor @Suite struct RollbackTests {
  private struct Refused: Error {}

  @Test(arguments: [AnyDB.inMemory, .inFile])
  func `write keeps what was written before its block threw`(_ kind: AnyDB) throws {
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

  @Test func `to keep costs half a page; to roll back costs what was right, too`() throws {
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
