/// Takes the pages that come from the server.
nonisolated final class Sync: Sendable {
  private let db: any NoteDB
  private let pages: any PageStoring
  private let server: any Server
  private let show: @Sendable (Int) -> Void
  private let serializer = CompletionSerializer()

  /// Makes a sync that calls `show` with the number of each page that has come.
  init(
    db: any NoteDB, pages: any PageStoring, server: any Server,
    show: @escaping @Sendable (Int) -> Void
  ) {
    (self.db, self.pages, self.server, self.show) = (db, pages, server, show)
  }

  /// Saves a page, or nothing of the page on an error. Confirms a committed page to the server.
  func receive(_ page: Page) throws {
    try db.writeDeciding { transaction in
      let result = Result { try save(page, transaction) }
      if case .success = result { return .commit(result) } else { return .rollback(result) }
    }.get()
  }

  private func save(_ page: Page, _ transaction: WritingTransaction) throws {
    try pages.save(page, transaction)
    try pages.setBadge(noteCount(transaction), transaction)
    serializer.add(to: transaction) { [show] in show(page.number) }
    transaction.addCompletion { [db, pages, server] in
      server.confirm(page.number) {
        // If this fails, the app asks for the page again.
        _ = try? db.write { try pages.markConfirmed(page.number, $0) }
      }
    }
  }

  /// How many notes there are.
  func noteCount() throws -> Int { try db.read(noteCount) }

  private func noteCount(_ transaction: ReadingTransaction) throws -> Int {
    try pages.noteCount(transaction)
  }
}
