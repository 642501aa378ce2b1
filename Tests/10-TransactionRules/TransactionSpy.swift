@testable import TransactionRules

/// Pages that are stored nowhere, and the transactions that came with them.
nonisolated final class TransactionSpy: PageStoring, @unchecked Sendable {
  private(set) var saving: WritingTransaction?
  private(set) var confirming: WritingTransaction?

  func save(_ page: Page, _ transaction: WritingTransaction) { saving = transaction }

  func markConfirmed(_ page: Int, _ transaction: WritingTransaction) { confirming = transaction }

  func noteCount(_ transaction: ReadingTransaction) -> Int { 0 }

  func setBadge(_ count: Int, _ transaction: WritingTransaction) {}
}
