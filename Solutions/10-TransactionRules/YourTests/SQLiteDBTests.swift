import Foundation
import Testing

@testable import TransactionRules

@MainActor @Suite struct SQLiteDBTests {
  private struct Refused: Error {}

  private let scheduler = ManualScheduler()
  private let page = Page(number: 1, notes: ["Buy milk"])
  private let store = PageStore()

  @Test func `a rollback keeps nothing`() throws {
    let db = try Template(migrate: NotesFile.migrate).copy(work: scheduler, scheduler: scheduler)

    try db.writeDeciding { transaction in
      try? PageStore().save(Page(number: 1, notes: ["Buy milk"]), transaction)
      return .rollback(())
    }

    #expect(try db.read(PageStore().noteCount) == 0)
  }

  @Test func `what was written before a throw is kept`() throws {
    let db = try Template(migrate: NotesFile.migrate).copy(work: scheduler, scheduler: scheduler)

    try? db.write { transaction in
      try store.save(page, transaction)
      throw Refused()
    }

    #expect(try db.read(store.noteCount) == 1)
  }

  @Test func `a finalization runs before the commit, a completion after it`() throws {
    let name = "\(UUID().uuidString).sqlite"
    let db = SQLiteDB(
      writer: Connection(NotesFile.open(name)), reader: Connection(NotesFile.open(name)),
      work: scheduler, scheduler: scheduler)
    let outside = ReadingTransaction(on: NotesFile.open(name))
    var seen: [Int?] = []

    try db.write { transaction in
      try store.save(page, transaction)
      transaction.addFinalization(key: "look") { _ in seen.append(try? store.noteCount(outside)) }
      transaction.addCompletion { seen.append(try? store.noteCount(outside)) }
    }

    #expect(seen == [0, 1])
  }

  @Test func `after a rollback nothing is finalized or completed`() throws {
    let db = try Template(migrate: NotesFile.migrate).copy(work: scheduler, scheduler: scheduler)
    let log = EventLog()

    try db.writeDeciding { [log, scheduler] transaction in
      transaction.addFinalization(key: "a") { _ in log.add("finalized") }
      transaction.addCompletion { log.add("completed") }
      transaction.addCompletion(on: scheduler) { log.add("completed later") }
      return .rollback(())
    }
    scheduler.run()

    #expect(log.all == [])
  }

  @Test func `what an asynchronous write returns comes by the scheduler`() throws {
    let work = ManualScheduler()
    let db = try Template(migrate: NotesFile.migrate).copy(work: work, scheduler: scheduler)
    let log = EventLog()

    db.asyncWrite { _ in
      7
    } completion: {
      log.add("\((try? $0.get()) ?? 0)")
    }
    work.run()
    #expect(log.all == [])
    scheduler.run()

    #expect(log.all == ["7"])
  }
}
