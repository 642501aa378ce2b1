import Platform
import Testing

@testable import TransactionRules

@MainActor @Suite struct SyncTests {
  private let db: SQLiteDB

  init() throws {
    let scheduler = ManualScheduler()
    db = try Template(migrate: NotesFile.migrate).copy(work: scheduler, scheduler: scheduler)
  }

  @Test func `of a page that is refused half-way nothing stays`() throws {
    let sync = Sync(db: db, pages: PageStore(), server: SilentServer()) { _ in }

    #expect(throws: (any Error).self) {
      try sync.receive(Page(number: 1, notes: ["Buy milk", ""]))
    }

    #expect(try db.read(PageStore().noteCount) == 0)
  }

  @Test func `the badge counts the notes of the page that has just come`() throws {
    let pages = PagesSpy()

    try Sync(db: db, pages: pages, server: SilentServer()) { _ in }
      .receive(Page(number: 1, notes: ["Buy milk", "Bake bread"]))

    #expect(pages.badge == 2)
  }

  @Test func `while the server is slow no transaction is kept`() throws {
    let pages = PagesSpy()
    let server = SilentServer()

    try Sync(db: db, pages: pages, server: server) { _ in }
      .receive(Page(number: 1, notes: ["Buy milk"]))

    #expect(server.isAsked)
    #expect(pages.transaction == nil)
  }

  @Test func `a page is marked as confirmed when the server has answered, not before`() throws {
    let server = SilentServer()
    try Sync(db: db, pages: PageStore(), server: server) { _ in }
      .receive(Page(number: 1, notes: ["Buy milk"]))
    #expect(try confirmed == [])

    server.answer()

    #expect(try confirmed == [1])
  }

  @Test func `a server that answers at once confirms a page that is committed`() throws {
    try Sync(db: db, pages: PageStore(), server: InstantServer()) { _ in }
      .receive(Page(number: 1, notes: ["Buy milk"]))

    #expect(try confirmed == [1])
  }

  @Test func `a page is shown once it is committed, and a refused one is not confirmed`() throws {
    let (log, server) = (EventLog(), SilentServer())
    let sync = Sync(db: db, pages: PageStore(), server: server) { [db, log] number in
      log.add("\(number): \((try? db.read(PageStore().noteCount)) ?? 0)")
    }

    try? sync.receive(Page(number: 2, notes: ["Bake bread", ""]))
    #expect(!server.isAsked)
    try sync.receive(Page(number: 1, notes: ["Buy milk"]))

    #expect(log.all == ["1: 1"])
  }

  // MARK: - Fixtures

  private var confirmed: [Int] {
    get throws {
      try db.read { transaction in
        try transaction.database.query("SELECT number FROM page WHERE isConfirmed")
          .map { $0.integer(0) }
      }
    }
  }
}
