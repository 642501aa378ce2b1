@testable import ShimsAndWrappers

/// A spy that mails nothing and records what it was given to mail.
final class MailerSpy: Mailer {
  private(set) var sent: [Mail] = []

  func send(_ mail: Mail) { sent.append(mail) }
}
