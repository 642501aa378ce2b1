/// Sends through another mailer, and logs each mail that was sent. A wrap class: a decorator.
///
/// A line of the log can be lost: if ``send(_:)`` threw for it, the caller would send the mail again.
struct LoggingMailer: Mailing {
  let wrapped: any Mailing
  let log: ExportLog

  func send(_ mail: Mail) throws {
    try wrapped.send(mail)
    try? log.add("Mail to \(mail.to.joined(separator: ", "))")
  }
}
