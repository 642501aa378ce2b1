import Testing

@testable import TransactionRules

@MainActor @Suite struct SQLiteDBTests {
  private let scheduler = ManualScheduler()

  @Test func `a rollback keeps nothing`() throws {
    let db = try Template(migrate: NotesFile.migrate).copy(work: scheduler, scheduler: scheduler)

    try db.writeDeciding { transaction in
      try? PageStore().save(Page(number: 1, notes: ["Buy milk"]), transaction)
      return .rollback(())
    }

    #expect(try db.read(PageStore().noteCount) == 0)
  }
}
