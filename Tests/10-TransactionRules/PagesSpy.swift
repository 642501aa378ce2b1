import Support

@testable import TransactionRules

/// Pages that are kept in no database, and a log of what is done with them.
nonisolated struct PagesSpy: PageStoring {
  private let log: Spy<String>

  init(_ log: Spy<String>) { self.log = log }

  func save(_ page: Page, _ transaction: WritingTransaction) { log("save \(page.number)") }

  func markConfirmed(_ page: Int, _ transaction: WritingTransaction) { log("confirmed \(page)") }

  func noteCount(_ transaction: ReadingTransaction) -> Int {
    log("count")
    return 1
  }

  func setBadge(_ count: Int, _ transaction: WritingTransaction) { log("badge \(count)") }
}
