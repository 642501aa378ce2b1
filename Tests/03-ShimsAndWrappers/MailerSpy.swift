@testable import ShimsAndWrappers

/// Mails nothing, and remembers what it was given to mail.
final class MailerSpy: Mailer {
  private(set) var sent: [Mail] = []

  func send(_ mail: Mail) { sent.append(mail) }
}
