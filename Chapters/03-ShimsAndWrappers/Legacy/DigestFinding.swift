import Platform

/// A type that can find an account's digest.
protocol DigestFinding {
  func digest(of account: String, transaction: any ReadTransaction) throws -> Digest?
}
