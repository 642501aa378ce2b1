import Platform
import Support
import Synchronization
import Testing

@testable import TransactionRules

/// The sync as found: green with the lenient fake, and two bugs on the new storage, pinned.
@MainActor @Suite struct LegacySyncTests {
  private let server = PatientServer()
  private let log = Spy<String>()

  @Test func `with the lenient fake all is well`() throws {
    let sync = legacySync(on: LenientDB(scheduler: ImmediateWork()), pages: PagesSpy(log))

    try sync.receive(Page(number: 1, notes: ["Buy milk"]))
    server.answer()

    #expect(log.all == ["save 1", "count", "badge 1", "show 1", "confirmed 1"])
  }

  @Test func `on the old storage all is well`() throws {
    let db = OldStorage.shared
    let sync = legacySync(on: db, pages: PageStore())

    try sync.receive(Page(number: 1, notes: ["Buy milk"]))
    try db.write { _ in server.answer() }

    #expect(try badge(in: db) == 1)
    #expect(try confirmed(in: db) == [1])
  }

  @Test func `on the new storage the badge lacks the notes of the page`() throws {
    let (db, _) = Sample.inFile()

    try legacySync(on: db, pages: PageStore()).receive(Page(number: 1, notes: ["Buy milk"]))

    #expect(try badge(in: db) == 0)
  }

  @Test func `on the new storage a confirmation is lost that comes during a preview`() throws {
    let (db, _) = Sample.inFile()
    let sync = legacySync(on: db, pages: PageStore())
    for number in 1...2 { try sync.receive(Page(number: number, notes: ["Buy milk"])) }

    try db.writeDeciding { [server] _ in
      server.answer()
      return .rollback(())
    }

    #expect(try confirmed(in: db) == [])
  }

  @Test func `the new storage as the app has it shows both`() throws {
    let db = LegacyStorage.shared
    try legacySync(on: db, pages: PageStore()).receive(Page(number: 1, notes: ["Buy milk"]))

    try db.writeDeciding { [server] _ in
      server.answer()
      return .rollback(())
    }

    #expect(try badge(in: db) == 0)
    #expect(try confirmed(in: db) == [])
  }

  @Test func `half a page stays until it comes again`() throws {
    let (db, _) = Sample.inFile()

    #expect(throws: SQLiteError.self) {
      try legacySync(on: db, pages: PageStore())
        .receive(Page(number: 1, notes: ["Buy milk", "", "Bake bread"]))
    }

    #expect(try db.read { try PageStore().noteCount($0) } == 1)
    #expect(server.pages == [])

    try legacySync(on: db, pages: PageStore())
      .receive(Page(number: 1, notes: ["Buy milk", "Water ferns", "Bake bread"]))
    #expect(try db.read { try PageStore().noteCount($0) } == 3)
  }

  private func legacySync(on db: any NoteDB, pages: any PageStoring) -> LegacySync {
    LegacySync(db: db, pages: pages, server: server) { [log] in log("show \($0)") }
  }

  private func badge(in db: any NoteDB) throws -> Int {
    try db.read { try $0.database.query("SELECT notes FROM badge")[0].integer(0) }
  }

  private func confirmed(in db: any NoteDB) throws -> [Int] {
    try db.read { transaction in
      try transaction.database.query("SELECT number FROM page WHERE isConfirmed ORDER BY number")
        .map { $0.integer(0) }
    }
  }
}
