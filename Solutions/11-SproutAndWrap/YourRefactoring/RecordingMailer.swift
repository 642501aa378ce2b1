import Foundation

/// Sends through another mailer, and records each mail that was sent. A wrap class.
///
/// The record comes first: a mail whose record could not be written afterwards would be reported as not sent, and sent
/// again.
struct RecordingMailer: Mailing {
  let wrapped: any Mailing
  let sent: SentMails
  let now: () -> Date

  func send(_ mail: Mail) throws {
    let record = try sent.record(mail.subject, at: now())
    do { try wrapped.send(mail) } catch {
      try? sent.remove(record)
      throw error
    }
  }
}
