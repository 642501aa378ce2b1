import Foundation
import Platform
import Support
import Testing

@testable import TransactionRules

/// Where a database for tests is stricter than the file, on purpose.
@MainActor @Suite(.knownUntil(started)) struct StricterTests {
  private let log = Spy<String>()

  @Test func `a read inside a write: the file lets it pass, and it sees what was before`() throws {
    let (db, _) = Sample.inFile()

    let seen = try db.write { transaction in
      try transaction.database.addPage(1)
      return try db.read { try $0.database.pages }
    }

    #expect(seen == [])
  }

  @Test(arguments: [AnyDB.inMemory, .inFile])
  func `a read inside a read: SQLite refuses it`(_ kind: AnyDB) throws {
    let db = try kind.make(scheduler: ImmediateWork())

    #expect(throws: SQLiteError.self) { try db.read { _ in try db.read { _ in } } }
  }

  @Test func `a read beside a write of another thread: the file does not wait`() throws {
    let (db, _) = Sample.inFile()
    let thread = DispatchGroup()

    try db.write { [log] _ in
      DispatchQueue.global().async(group: thread) { _ = try? db.read { _ in log("read") } }
      thread.wait()
      log("written")
    }

    #expect(log.all == ["read", "written"])
  }

  @Test func `a read inside a write: SQLite refuses it in memory`() throws {
    let db = try Sample.inMemory()

    #expect(throws: (any Error).self) { try db.write { _ in try db.read { _ in } } }
  }

  @Test func `a read inside a write: the fake reports it`() async throws {
    let script = [DBStep.write(.read())]

    let run = try #require(await StrictRun.play([script]).first)

    #expect(run.problem(script) == nil)
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

  @Test func `a transaction that is kept: the fake reports it`() async throws {
    let script = [DBStep.write(.keep)]

    let run = try #require(await StrictRun.play([script]).first)

    #expect(run.problem(script) == nil)
  }

  @Test func `an asynchronous block waits in the file, and runs at once in the fake`() throws {
    let (work, log) = (ManualWork(), Spy<String>())
    let (file, _) = Sample.inFile(work: work)
    let fake = makeStrictDB(scheduler: ManualWork()) { _ in }

    file.asyncWrite { _ in
      log("file")
    } completion: { _ in
    }
    fake.asyncWrite { _ in
      log("fake")
    } completion: { _ in
    }
    log("both calls have returned")
    work.run()

    #expect(log.all == ["fake", "both calls have returned", "file"])
  }
}
