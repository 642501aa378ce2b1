import Platform

@testable import ProtocolInjection

/// A stub that finds what the test tells it to find. It records the transactions too, as a spy does.
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
