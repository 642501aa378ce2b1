import Foundation

/// Sends through another mailer, and records each mail that was sent. A wrap class.
struct RecordingMailer: Mailing {
  let wrapped: any Mailing
  let sent: SentMails
  let now: () -> Date

  func send(_ mail: Mail) throws {
    try wrapped.send(mail)
    try? sent.record(mail.subject, at: now())
  }
}
