import Platform

@testable import ProtocolInjection

/// A stub that finds what the test tells it to find. It records the transactions too, as a spy does.
final class QuietHoursFinderStub: QuietHoursFinding {
  var result: Result<QuietHours?, any Error>
  var onFind: () -> Void = {}
  private(set) var transactions: [any ReadTransaction] = []

  init(_ result: Result<QuietHours?, any Error>) { self.result = result }

  func quietHours(transaction: any ReadTransaction) throws -> QuietHours? {
    transactions.append(transaction)
    onFind()
    return try result.get()
  }
}
