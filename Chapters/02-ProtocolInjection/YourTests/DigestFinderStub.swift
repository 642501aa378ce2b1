import Platform

@testable import ProtocolInjection

/// A stub that finds what the test tells it to find. It records the transactions too, as a spy does.
final class DigestFinderStub: DigestFinding {
  var result: Result<Digest?, any Error>
  private(set) var transactions: [any ReadTransaction] = []

  init(finds digest: Digest? = nil) {
    result = .success(digest)
  }

  func digest(transaction: any ReadTransaction) throws -> Digest? {
    transactions.append(transaction)
    return try result.get()
  }
}
