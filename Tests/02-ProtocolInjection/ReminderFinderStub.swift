import Platform

@testable import ProtocolInjection

/// A stub that finds what the test tells it to find. It records the transactions too, as a spy does.
final class ReminderFinderStub: ReminderFinding {
  var result: Result<Reminder?, any Error>
  var onFind: () -> Void = {}
  private(set) var transactions: [any ReadTransaction] = []

  init(_ result: Result<Reminder?, any Error>) { self.result = result }

  func nextReminder(transaction: any ReadTransaction) throws -> Reminder? {
    transactions.append(transaction)
    onFind()
    return try result.get()
  }
}
