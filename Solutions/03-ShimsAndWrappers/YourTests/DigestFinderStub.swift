import Platform

@testable import ShimsAndWrappers

/// A stub that finds what the test sets for an account, and ignores its transaction.
final class DigestFinderStub: DigestFinding {
  var digests: [String: Digest] = [:]

  func digest(of account: String, transaction: any ReadTransaction) -> Digest? {
    digests[account]
  }
}
