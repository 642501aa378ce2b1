@testable import ProtocolInjection

/// A spy that mails nothing and records what it was given to mail. It fails when the test tells it to.
final class MailerSpy: DigestMailer {
  var error: (any Error)?
  private(set) var sent: [Digest] = []

  func send(_ digest: Digest) throws {
    if let error { throw error }
    sent.append(digest)
  }
}
