import Platform
import Testing

@testable import SproutAndWrap

/// The wrap class of the worked example.
@MainActor @Suite struct LoggingMailerTests {
  @Test func `a mail that was sent is logged`() throws {
    let (outbox, log) = (MailSpy(), try log())

    try LoggingMailer(wrapped: outbox, log: log).send(mail)

    #expect(outbox.mails == [mail])
    #expect(try log.names == ["Mail to ben@a.example"])
  }

  @Test func `a mail that was refused is not logged`() throws {
    let (outbox, log) = (MailSpy(), try log())
    outbox.mailsBeforeRefusal = 0

    #expect(throws: MailSpy.Refused.self) {
      try LoggingMailer(wrapped: outbox, log: log).send(mail)
    }

    #expect(try log.names == [])
  }

  @Test func `a mail that was sent is not reported as refused, even if the log is full`() throws {
    let (outbox, log) = (MailSpy(), try log())
    try log.database.execute("DROP TABLE exported")

    try LoggingMailer(wrapped: outbox, log: log).send(mail)

    #expect(outbox.mails == [mail])
  }

  // MARK: - Fixtures

  private let mail = Mail(to: ["ben@a.example"], subject: "Notes", body: "")

  private func log() throws -> ExportLog {
    let database = try SQLiteDatabase(path: ":memory:")
    try Tables.create(in: database)
    return ExportLog(database: database)
  }
}
