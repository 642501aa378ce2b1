import Foundation

/// Sends through another mailer, and notes each mail that was sent. A wrap class.
struct NotingMailer: Mailing {
  let wrapped: any Mailing
  let sent: SentMails
  let now: () -> Date

  func send(_ mail: Mail) throws {
    try wrapped.send(mail)
    try sent.note(mail.subject, at: now())
  }
}
