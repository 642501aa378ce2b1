import Platform

/// A type that can find the digest.
protocol DigestFinding {
  func digest(transaction: any ReadTransaction) throws -> Digest?
}
