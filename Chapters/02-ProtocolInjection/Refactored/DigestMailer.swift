import Platform

/// A type that can mail a digest.
protocol DigestMailer {
  func send(_ digest: Digest) throws
}

extension Outbox: DigestMailer {}
