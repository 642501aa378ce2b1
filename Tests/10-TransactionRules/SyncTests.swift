import Foundation
import Platform
import Support
import Testing

@testable import TransactionRules

/// The refactored sync.
@MainActor @Suite struct SyncTests {
  private let server = PatientServer()
  private let log = Spy<String>()

  @Test func `a page is confirmed when it is committed`() throws {
    let (db, outside) = Sample.inFile()
    let server = LookingServer { [log] in log("\((try? outside.pages) ?? [])") }

    try Sync(db: db, pages: PageStore(), server: server) { _ in }
      .receive(Page(number: 1, notes: ["Buy milk"]))

    #expect(log.all == ["[1]"])
  }

  @Test func `the badge counts the notes of the page`() throws {
    let db = try Sample.inMemory()

    try sync(on: db).receive(Page(number: 1, notes: ["Buy milk", "Bake bread"]))

    let badge = try db.read { try $0.database.query("SELECT notes FROM badge")[0].integer(0) }
    #expect(badge == 2)
  }

  @Test func `of a page with a note that is refused nothing stays, and it is not confirmed`() throws
  {
    let db = try Sample.inMemory()

    #expect(throws: SQLiteError.self) {
      try sync(on: db).receive(Page(number: 1, notes: ["Buy milk", "", "Bake bread"]))
    }

    #expect(try db.read { try $0.database.pages } == [])
    #expect(server.pages == [])
    #expect(log.all == [], "nothing is shown")
  }

  @Test func `a confirmation that comes during a preview waits for it`() throws {
    let (db, outside) = Sample.inFile()
    try sync(on: db).receive(Page(number: 1, notes: ["Buy milk"]))
    let thread = DispatchGroup()

    try db.writeDeciding { [server] _ in
      DispatchQueue.global().async(group: thread) { server.answer() }
      return .rollback(())
    }
    thread.wait()

    let confirmed = try outside.alone {
      try $0.query("SELECT number FROM page WHERE isConfirmed")
    }
    #expect(confirmed.map { $0.integer(0) } == [1])
  }

  @Test func `pages are shown in the order in which they were written`() throws {
    let db = try Sample.inMemory()
    let sync = sync(on: db)

    for number in 1...3 { try sync.receive(Page(number: number, notes: [])) }

    #expect(log.all == ["show 1", "show 2", "show 3"])
  }

  @Test func `a page that comes while another is shown is shown after it`() throws {
    let db = try Sample.inMemory()
    let box = SyncBox()
    box.sync = Sync(db: db, pages: PageStore(), server: server) { [log] number in
      if number == 1 { try? box.sync?.receive(Page(number: 2, notes: [])) }
      log("show \(number)")
    }

    try box.sync?.receive(Page(number: 1, notes: []))

    #expect(log.all == ["show 1", "show 2"])
  }

  @Test func `what confirms a page is not the transaction that saved it`() throws {
    let db = try Sample.inMemory()
    let pages = TransactionSpy()
    try Sync(db: db, pages: pages, server: server) { _ in }.receive(Page(number: 1, notes: []))

    server.answer()

    #expect(pages.saving != nil)
    #expect(pages.confirming != nil)
    #expect(pages.confirming !== pages.saving)
  }

  private func sync(on db: any NoteDB) -> Sync {
    Sync(db: db, pages: PageStore(), server: server) { [log] in log("show \($0)") }
  }
}
