@testable import ProtocolInjection

/// A spy that mails nothing and records what it was given to mail.
final class MailerSpy: DigestMailer {
  private(set) var sent: [Digest] = []

  func send(_ digest: Digest) { sent.append(digest) }
}
