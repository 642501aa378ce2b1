import Foundation
import Platform
import Support
import Testing

@testable import SproutAndWrap

/// Turn 2: the mailer under the user's limit of mails a day.
@MainActor @Suite(.knownUntil(started)) struct MailsADayTests {
  @Test func `no more go out a day than the user wants, and the others stay due`() throws {
    let host = try MailerHost.evening()
    try host.set("mailsADay", "50")
    for number in 1...60 { try host.add("Own \(number)", dueFor: 100 + number) }

    try host.sendAll()
    try host.sendAll()

    #expect(host.mailed.count == 50, "60 are due, and 50 may go out a day")
    #expect(try host.waiting.count == 10)
  }

  @Test func `own and shared reminders have one limit together`() throws {
    let host = try MailerHost.evening()
    try host.set("mailsADay", "3")
    try host.addAll("Rent", "Tea", shared: "Picnic", "Party")

    try host.sendAll()

    #expect(host.mailed.count == 3, "two are the user's own and two are shared; three may go out")
    #expect(try host.waiting.count == 1)
  }

  @Test func `the most urgent go out, whether they are shared or not`() throws {
    let host = try MailerHost.evening()
    try host.set("mailsADay", "2")
    try host.add("Own", dueFor: 10)
    try host.add("Own and long due", dueFor: 500)
    try host.add("Shared", dueFor: 900, sharedWith: "ben@a.example")
    try host.add("Shared and important", dueFor: 5, priority: 3, sharedWith: "ben@a.example")

    try host.sendAll()

    #expect(
      host.mailed.sorted() == ["Shared", "Shared and important"],
      "first the higher priority, then the one that has been due longer")
  }

  /// From 19:00, and from the first moment of the day after.
  @Test(arguments: [0, 5 * 3600 - 0.25])
  func `mails that went out earlier on this day count`(start: Double) throws {
    let host = try MailerHost.evening()
    host.now += start
    try host.set("mailsADay", "3")
    try host.addAll("Rent", "Rent")
    try host.sendAll()
    host.now += 3600
    try host.addAll("Bill", "Walk")

    host.restart()
    try host.sendAll()

    #expect(
      host.mailed.count == 3,
      "two with one subject went out an hour ago, before the app was started again")
  }

  @Test func `a reminder that is due at this very moment goes out under a limit`() throws {
    let host = try MailerHost.evening()
    try host.set("mailsADay", "1")
    try host.add("Earlier")
    try host.add("Now", dueFor: 0, priority: 3)

    try host.sendAll()

    #expect(host.mailed == ["Now"])
    #expect(try host.recorded == ["Now"])
  }

  @Test func `while others are mailed, the row of a held reminder does not change`() throws {
    let host = try MailerHost.evening()
    try host.set("mailsADay", "1")
    try host.add("Held")
    try host.add("Urgent", priority: 3)
    let rows = try host.rows
    var during: [String] = []
    host.outbox.onSend = { during = (try? host.rows) ?? [] }

    try host.sendAll()

    #expect(host.mailed == ["Urgent"])
    #expect(during == rows, "the rows when the mail was sent, and before the run")
  }

  @Test func `a mail that the outbox refused leaves its place on the day to another`() throws {
    let host = try MailerHost.evening()
    try host.set("mailsADay", "3")
    try host.addAll("Rent", "Tea", shared: "Picnic", "Party")
    host.outbox.mailsBeforeRefusal = 1

    #expect(throws: MailSpy.Refused.self, "the outbox refuses the second mail") {
      try host.sendAll()
    }
    let early = host.mailed.count
    try host.sendAll()

    #expect(early == 1)
    #expect(host.mailed.count == 3, "one was sent and one refused, so two are left for the day")
    #expect(try host.waiting.count == 1)
  }

  @Test func `mails that another process recorded count`() throws {
    let host = try MailerHost.evening()
    try host.set("mailsADay", "50")
    let (early, now) = (host.now - 3600, host.now)
    for number in 1...30 {
      try host.database.execute(
        "INSERT INTO sent VALUES (?, ?)",
        [.text("Reminder: \(number)"), .real((number < 20 ? early : now).timeIntervalSince1970)])
    }
    for number in 1...60 { try host.add("Own \(number)", dueFor: 100 + number) }

    try host.sendAll()

    #expect(
      host.mailed.count == 20, "another process sent and recorded 30 today, and 50 may go out")
  }

  @Test func `two mailers on one file send the day's mails together`() throws {
    let path = DocumentsFolder.current.appending(path: "\(UUID()).sqlite").path
    let hosts = [try MailerHost.evening(path: path), try MailerHost.evening(path: path)]
    try hosts[0].set("mailsADay", "5")
    for number in 1...4 { try hosts[0].add("First \(number)", dueFor: number) }
    try hosts[0].sendAll()
    for number in 1...4 { try hosts[0].add("Second \(number)", dueFor: number) }

    try hosts[1].sendAll()
    try hosts[0].sendAll()

    #expect(hosts[0].mailed.count == 4)
    #expect(hosts[1].mailed.count == 1, "the first mailer sent 4 of 5 mails today")
  }

  @Test func `on the next day the others go out`() throws {
    let host = try MailerHost.evening()
    try host.set("mailsADay", "2")
    try host.addAll("Rent", "Tea", "Walk")
    try host.sendAll()

    host.now += 4 * 3600 + 3540
    try host.sendAll()
    let sameDay = host.mailed.count
    host.now += 60
    try host.sendAll()

    #expect(sameDay == 2, "23:59 is the same day")
    #expect(host.mailed.sorted() == ["Rent", "Tea", "Walk"], "0:00 is the next day")
  }

  @Test(arguments: [1.0, 7, 30, 31, 365])
  func `mails of other days do not count`(days: Double) throws {
    let host = try MailerHost.evening()
    try host.set("mailsADay", "1")
    try host.database.execute(
      "INSERT INTO sent VALUES ('Old', ?)", [.real(host.now.timeIntervalSince1970 - days * 86_400)])
    try host.addAll("Rent", "Tea")

    try host.sendAll()

    #expect(host.mailed.count == 1, "a mail was recorded \(Int(days)) days ago, and none today")
  }

  @Test func `a day on which the clocks change has one limit`() throws {
    // Sunday, 25 October 2026, in Berlin: 25 hours, from 22:00 to 23:00 by UTC.
    let midnight = Date(timeIntervalSince1970: 1_792_879_200)
    let host = try MailerHost(at: midnight + 60)
    try host.set("mailsADay", "2")
    try host.addAll("Rent")
    try host.sendAll()
    host.now = midnight + 24 * 3600 + 1800
    try host.addAll("Tea", "Walk", "Bill")

    try host.sendAll()
    host.now = midnight + 25 * 3600 - 60
    try host.sendAll()
    let sameDay = host.mailed.count
    host.now = midnight + 25 * 3600
    try host.sendAll()

    #expect(sameDay == 2, "0:01, 23:30 and 23:59 are the same day, of 25 hours")
    #expect(host.mailed.count == 4, "0:00 is the next day")
  }

  @Test(arguments: [("America/Lima", 1), ("Pacific/Auckland", 2)])
  func `a day is a day in the user's time zone`(zone: String, mails: Int) throws {
    // 10:59 UTC: in Lima it is 5:59, in Auckland 23:59.
    let early = Date(timeIntervalSince1970: 1_793_012_340)
    let host = try MailerHost(at: early, zone: zone)
    try host.set("mailsADay", "1")
    try host.addAll("Rent", "Tea")

    try host.sendAll()
    host.now += 2 * 3600
    try host.sendAll()

    #expect(host.mailed.count == mails, "in \(zone), at 10:59 and at 12:59 UTC")
  }

  @Test func `with a limit of none no mail goes out`() throws {
    let host = try MailerHost.evening()
    try host.add("Before")
    try host.sendAll()
    try host.set("mailsADay", "0")
    try host.addAll("Rent", shared: "Picnic")

    try host.sendAll()

    #expect(host.mailed == ["Before"], "a limit of 0 lets nothing out")
    #expect(try host.waiting == ["Rent", "Picnic"])
  }
}
