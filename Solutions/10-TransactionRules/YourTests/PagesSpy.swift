@testable import TransactionRules

/// The real pages, and what was said to them last.
nonisolated final class PagesSpy: PageStoring, @unchecked Sendable {
  private(set) var badge: Int?
  private(set) weak var transaction: WritingTransaction?

  func save(_ page: Page, _ transaction: WritingTransaction) throws {
    self.transaction = transaction
    try PageStore().save(page, transaction)
  }

  func markConfirmed(_ page: Int, _ transaction: WritingTransaction) throws {
    try PageStore().markConfirmed(page, transaction)
  }

  func noteCount(_ transaction: ReadingTransaction) throws -> Int {
    try PageStore().noteCount(transaction)
  }

  func setBadge(_ count: Int, _ transaction: WritingTransaction) throws {
    badge = count
    try PageStore().setBadge(count, transaction)
  }
}
