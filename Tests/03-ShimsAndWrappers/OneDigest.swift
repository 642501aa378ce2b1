import Platform

@testable import ShimsAndWrappers

/// Finds one digest for every account, and counts how often it is asked.
final class OneDigest: DigestFinding {
  private(set) var calls = 0

  func digest(of account: String, transaction: any ReadTransaction) -> Digest? {
    calls += 1
    return Digest(text: "Hello, world!")
  }
}
