import Platform

@testable import ProtocolInjection

/// Finds what it was told to find, whatever the transaction, and remembers the transactions.
final class StreakFinderStub: StreakFinding {
  var result: Result<Streak?, any Error>
  private(set) var transactions: [any ReadTransaction] = []

  init(finds streak: Streak? = nil) {
    result = .success(streak)
  }

  func streak(transaction: any ReadTransaction) throws -> Streak? {
    transactions.append(transaction)
    return try result.get()
  }
}
