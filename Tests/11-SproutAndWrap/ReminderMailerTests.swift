import Foundation
import Platform
import Support
import Testing

@testable import SproutAndWrap

/// Turn 2: the mailer as found, its quiet hours and its records.
@MainActor @Suite(.knownUntil(started)) struct ReminderMailerTests {
  @Test func `without rules the mailer does what it did as found`() async {
    let found = await MailerScript.difference(in: .asFound)

    if let found { Issue.record("\(found)") }
  }

  @Test func `under the rules only the reminders that must wait make a difference`() async {
    let found = await MailerScript.difference(in: .withRules, scripts: 40)

    if let found { Issue.record("\(found)") }
  }

  @Test func `without a limit any number of mails goes out`() throws {
    let host = try MailerHost.evening()
    for number in 1...150 { try host.add("Own \(number)") }

    try host.sendAll()

    #expect(host.mailed.count == 150, "no limit is set")
  }

  // MARK: - Quiet hours

  @Test func `in the quiet hours no mail goes out, and each reminder stays due`() throws {
    let host = try MailerHost.evening()
    try host.add("Before")
    try host.sendAll()
    try host.setQuiet("18:00", "7:00")
    try host.addAll("Rent", "Tea", shared: "Picnic")
    let rows = try host.rows

    try host.sendAll()

    #expect(host.mailed == ["Before"], "it is 19:00, and quiet from 18:00 to 7:00")
    #expect(try host.rows == rows, "a held reminder's row must not change")
    #expect(try host.recorded.count <= 1, "no mail was sent, so none is recorded")
  }

  @Test func `when the quiet hours end, the held mails go out`() throws {
    let host = try MailerHost.evening()
    try host.setQuiet("18:00", "7:00")
    try host.addAll("Rent", "Tea", shared: "Picnic")

    try host.sendAll()
    host.now += 11 * 3600 + 3540
    try host.sendAll()
    let early = host.mailed
    host.now += 60
    try host.sendAll()

    #expect(early == [], "6:59 is quiet")
    #expect(host.mailed.sorted() == ["Picnic", "Rent", "Tea"], "7:00 is not quiet any longer")
  }

  @Test func `the user can change the rules between two runs`() throws {
    let host = try MailerHost.evening()
    try host.setQuiet("18:00", "7:00")
    try host.addAll("Rent")
    try host.sendAll()
    let early = host.mailed

    try host.setQuiet(nil, nil)
    try host.sendAll()

    #expect(early == [], "it is 19:00, and quiet from 18:00 to 7:00")
    #expect(host.mailed == ["Rent"], "the quiet hours were switched off before the second run")

    try host.set("mailsADay", "2")
    try host.add("Late", dueFor: 10)
    try host.add("Early", dueFor: 90)
    try host.add("Urgent", dueFor: 5, priority: 3)
    try host.add("Picnic", dueFor: 20, sharedWith: "ben@a.example")
    try host.add("Party", dueFor: 40, sharedWith: "ben@a.example")
    try host.sendAll()
    #expect(host.mailed == ["Rent", "Urgent"], "two mails may go out on this day")

    try host.set("mailsADay", nil)
    try host.sendAll()
    #expect(
      host.mailed == ["Rent", "Urgent", "Late", "Early", "Party", "Picnic"],
      "the limit was taken away: the others go out in the order as found")
  }

  @Test func `a reminder that falls due while the mailer works breaks no rule`() throws {
    let host = try MailerHost.evening()
    try host.add("Before")
    try host.sendAll()
    try host.setQuiet("18:00", "7:00")
    try host.addSoonDue()
    host.tick = 60
    try host.sendAll()
    let inQuietHours = host.mailed
    try host.setQuiet(nil, nil)
    try host.set("mailsADay", "3")
    try host.addSoonDue()

    try host.sendAll()

    #expect(inQuietHours == ["Before"], "the clock moves by a minute each time that it is read")
    #expect(host.mailed.count <= 3, "the clock moves by a minute each time that it is read")
  }

  // MARK: - Records

  @Test func `each mail that was sent is recorded with its subject and its time`() throws {
    let host = try MailerHost.evening()
    try host.addAll("Rent", "Tea", shared: "Picnic")

    try host.sendAll()

    #expect(host.mailed.count == 3)
    let expected = host.outbox.mails.map {
      "at \(host.now.timeIntervalSince1970), subject \"\($0.subject)\""
    }
    #expect(try host.records == expected, "one row in `sent` for each mail, in the same order")
  }

  @Test(arguments: [0, 1, 2, 3])
  func `a mail that could not be sent is not recorded, and those before it are`(before: Int) throws
  {
    let host = try MailerHost.evening()
    // Two mails with one subject: the record of the first one is not that of the second.
    try host.addAll("Rent", "Rent", shared: "Picnic", "Party")
    host.outbox.mailsBeforeRefusal = before

    #expect(throws: MailSpy.Refused.self, "the outbox refuses the mail after \(before)") {
      try host.sendAll()
    }

    #expect(host.mailed.count == before)
    #expect(try host.recorded == host.mailed, "the recorded mails are the sent ones")
    #expect(try host.waiting.count == 4 - before, "the others stay due")

    try host.sendAll()

    #expect(host.mailed.sorted() == ["Party", "Picnic", "Rent", "Rent"], "each once")
    #expect(try host.recorded == host.mailed)
  }

  @Test func `a mail whose record cannot be written is not sent twice`() throws {
    let host = try MailerHost.evening()
    try host.addAll("Rent", "Tea", shared: "Picnic")
    try host.database.execute(
      "CREATE TRIGGER full BEFORE INSERT ON sent BEGIN SELECT RAISE(ABORT, 'no room'); END")
    try? host.sendAll()
    try host.database.execute("DROP TRIGGER full")

    try host.sendAll()

    #expect(
      host.mailed.sorted() == ["Picnic", "Rent", "Tea"],
      "`send` throws only if the mail was not sent: see `Mailing`")
  }
}
