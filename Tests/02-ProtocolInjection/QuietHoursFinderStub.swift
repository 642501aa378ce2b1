import Platform

@testable import ProtocolInjection

/// Finds what it was told to find, and remembers the transactions.
final class QuietHoursFinderStub: QuietHoursFinding {
  var result: Result<QuietHours?, any Error>
  private(set) var transactions: [any ReadTransaction] = []

  init(_ result: Result<QuietHours?, any Error>) { self.result = result }

  func quietHours(transaction: any ReadTransaction) throws -> QuietHours? {
    transactions.append(transaction)
    return try result.get()
  }
}
