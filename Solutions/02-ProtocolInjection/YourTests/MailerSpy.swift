@testable import ProtocolInjection

/// Mails nothing and remembers what it was given to mail.
final class MailerSpy: DigestMailer {
  var error: (any Error)?
  private(set) var sent: [Digest] = []

  func send(_ digest: Digest) throws {
    if let error { throw error }
    sent.append(digest)
  }
}
