import Testing

@testable import TransactionRules

@MainActor @Suite struct SyncTests {
  @Test func `of a page that is refused half-way nothing stays`() throws {
    let scheduler = ManualScheduler()
    let db = try Template(migrate: NotesFile.migrate).copy(work: scheduler, scheduler: scheduler)
    let sync = Sync(db: db, pages: PageStore(), server: SilentServer()) { _ in }

    #expect(throws: (any Error).self) {
      try sync.receive(Page(number: 1, notes: ["Buy milk", ""]))
    }

    #expect(try db.read(PageStore().noteCount) == 0)
  }
}
