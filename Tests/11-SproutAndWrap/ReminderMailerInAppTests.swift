import Foundation
import Platform
import Support
import Testing

@testable import SproutAndWrap

/// Turn 2: the mailer in the app, each test in a process of its own.
@MainActor @Suite(.knownUntil(started)) struct ReminderMailerInAppTests {
  @Test func `the app mails what is due once, into its outbox, by its own clock`() async {
    await #expect(
      processExitsWith: .exitCode(21),
      """
      A separate process mails the app's reminders. If that process does not exit with code 21, \
      your mailer crashed, threw or ended the process.
      """
    ) { @MainActor in
      let app = AppDatabase.shared.sqlite
      try app.execute(
        """
        INSERT INTO reminder(title, text, due, sharedWith) VALUES
          ('Rent', '', unixepoch() - 90000, ''), ('Tea', '', unixepoch() - 5, ''), ('Picnic', '', unixepoch() - 60, 'ben@a.example'),
          ('Later', '', unixepoch() + 3600, '')
        """)

      try makeProductionMailer().sendAll()
      try makeProductionMailer().sendAll()

      let mails = Outbox().mails
      #expect(mails.count == 3, "three reminders are due, and each is mailed once: \(mails)")
      for title in ["Rent", "Tea", "Picnic"] {
        #expect(mails.filter { $0.contains(title) }.count == 1, "\(title) is in one mail")
      }
      exit(21)
    }
  }

  @Test func `the app keeps the user's rules, and records its mails`() async {
    await #expect(
      processExitsWith: .exitCode(21),
      """
      A separate process mails the app's reminders by the user's rules. If that process does not \
      exit with code 21, your mailer crashed, threw or ended the process.
      """
    ) { @MainActor in
      // So a mailer that takes UTC for the user's time zone is found out.
      setenv("TZ", "Pacific/Auckland", 1)
      let app = AppDatabase.shared.sqlite
      try app.execute(
        "INSERT INTO reminder(title, text, due) VALUES ('Rent', '', 0), ('Tea', '', 5)")
      try AppSettings.set(
        ("quietFrom", AppSettings.clock(-1)), ("quietTo", AppSettings.clock(1)), ("mailsADay", "1"))

      try makeProductionMailer().sendAll()

      #expect(Outbox().mails == [], "it is quiet by the real clock")

      try AppSettings.set(("quietFrom", AppSettings.clock(1)), ("quietTo", AppSettings.clock(2)))
      let mailer = makeProductionMailer()
      let start = Date.now
      try mailer.sendAll()
      try makeProductionMailer().sendAll()

      #expect(Outbox().mails.count == 1, "one mail a day may go out, and it is not quiet")
      let times = try app.query("SELECT at FROM sent").map { $0.real(0) }
      #expect(times.count == 1, "the app records its mail in its own database")
      #expect(
        times.allSatisfy {
          $0 >= start.timeIntervalSince1970 && $0 <= Date.now.timeIntervalSince1970
        },
        "the app reads the real clock when it mails, not when it makes its mailer")
      exit(21)
    }
  }

  @Test func `on the parts that are passed in the app's own stay untouched`() async {
    await #expect(
      processExitsWith: .exitCode(21),
      """
      A separate process mails on parts that it passes in. If that process does not exit with code \
      21, your mailer crashed, threw or ended the process.
      """
    ) { @MainActor in
      let host = try MailerHost(at: Date(timeIntervalSince1970: 1_792_256_400))
      try host.set("mailsADay", "1")
      try host.add("Rent")
      try host.add("Tea")

      try host.sendAll()

      #expect(!host.mailed.isEmpty)
      let files = try FileManager.default.contentsOfDirectory(
        atPath: DocumentsFolder.current.path)
      #expect(files == [], "the app's database or outbox was opened")
      exit(21)
    }
  }
}
