/// Takes the pages that come from the server.
nonisolated final class LegacySync: Sendable {
  private let db: any NoteDB
  private let pages: any PageStoring
  private let server: any Server
  private let show: @Sendable (Int) -> Void

  /// Makes a sync that calls `show` with the number of each page that has come.
  init(
    db: any NoteDB, pages: any PageStoring, server: any Server,
    show: @escaping @Sendable (Int) -> Void
  ) {
    (self.db, self.pages, self.server, self.show) = (db, pages, server, show)
  }

  /// Saves a page, and confirms it to the server.
  func receive(_ page: Page) throws {
    try db.write { transaction in
      try pages.save(page, transaction)
      try pages.setBadge(noteCount(), transaction)
      server.confirm(page.number) { [pages] in
        // The transaction is at hand: why begin another for one line?
        try? pages.markConfirmed(page.number, transaction)
      }
    }
    show(page.number)
  }

  /// How many notes there are. The list calls this, too.
  func noteCount() throws -> Int {
    try db.read { try pages.noteCount($0) }
  }
}
