import Platform

@testable import ProtocolInjection

/// Finds what it was told to find, and remembers the transactions.
final class ReminderFinderStub: ReminderFinding {
  var result: Result<Reminder?, any Error>
  private(set) var transactions: [any ReadTransaction] = []

  init(_ result: Result<Reminder?, any Error>) { self.result = result }

  func nextReminder(transaction: any ReadTransaction) throws -> Reminder? {
    transactions.append(transaction)
    return try result.get()
  }
}
