import Platform

@testable import ProtocolInjection

/// Finds what it was told to find, whatever the transaction, and remembers the transactions.
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
