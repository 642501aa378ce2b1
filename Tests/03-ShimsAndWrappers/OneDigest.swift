import Platform

@testable import ShimsAndWrappers

/// A stub that finds the same digest for every account, and counts its calls.
final class OneDigest: DigestFinding {
  private(set) var calls = 0

  func digest(of account: String, transaction: any ReadTransaction) -> Digest? {
    calls += 1
    return Digest(text: "Hello, world!")
  }
}
