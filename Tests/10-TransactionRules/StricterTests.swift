import Foundation
import Testing

@testable import TransactionRules

/// Where a database for tests is stricter than the file, on purpose.
@MainActor @Suite(.knownUntil(started)) struct StricterTests {
  @Test func `a read inside a write: the file lets it pass, and it sees what was before`() throws {
    let (db, _) = Sample.inFile()

    let seen = try db.write { transaction in
      try transaction.database.addPage(1)
      return try db.read { try $0.database.pages }
    }

    #expect(seen == [])
  }

  @Test func `a read inside a write: SQLite refuses it in memory`() throws {
    let db = try Sample.inMemory()

    #expect(throws: (any Error).self) { try db.write { _ in try db.read { _ in } } }
  }

  @Test func `a read inside a write: the mock reports it`() async {
    let script = [DBStep.write(.read())]

    let run = await StrictRun.play([script]).first

    #expect(run?.problem(script) == nil)
  }

  @Test(arguments: [AnyDB.inMemory, .inFile])
  func `a transaction that is kept: SQLite lets it write into the next one`(_ kind: AnyDB) throws {
    let db = try kind.make(scheduler: ImmediateWork())
    let kept = try db.write { $0 }

    try db.writeDeciding { _ in
      try? kept.database.addPage(1)
      return .rollback(())
    }

    #expect(try db.read { try $0.database.pages } == [], "the write is lost")
  }

  @Test func `a transaction that is kept: the mock reports it`() async {
    let script = [DBStep.write(.keep)]

    let run = await StrictRun.play([script]).first

    #expect(run?.problem(script) == nil)
  }

  @Test func `an asynchronous block waits in the file, and runs at once in the mock`() throws {
    let (work, log) = (ManualWork(), EventLog())
    let (file, _) = Sample.inFile(work: work)
    let mock = makeStrictDB(scheduler: ManualWork()) { _ in }

    file.asyncWrite { _ in
      log("file")
    } completion: { _ in
    }
    mock.asyncWrite { _ in
      log("mock")
    } completion: { _ in
    }
    log("both calls have returned")
    work.run()

    #expect(log.all == ["mock", "both calls have returned", "file"])
  }
}
