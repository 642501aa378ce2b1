import Platform

@testable import ShimsAndWrappers

/// Finds what it was told to find for an account, whatever the transaction.
final class DigestFinderStub: DigestFinding {
  var digests: [String: Digest] = [:]

  func digest(of account: String, transaction: any ReadTransaction) -> Digest? {
    digests[account]
  }
}
