import Foundation
import Platform

@testable import SproutAndWrap

/// The mailer as found, under the user's rules: before each run it hides the reminders that must wait.
final class MailerModel: Mailing {
  private let host: MailerHost
  private var sent: [Date] = []

  init(host: MailerHost) { self.host = host }

  func sendAll() throws {
    let rules = try MailRules.stored(in: host.database)
    if let quiet = rules.quietHours, isQuiet(quiet) { return }
    let waiting = try rules.mailsADay.map(waiting) ?? []
    for id in waiting {
      try host.database.execute("UPDATE reminder SET done = 2 WHERE id = ?", [.integer(id)])
    }
    defer { _ = try? host.database.execute("UPDATE reminder SET done = 0 WHERE done = 2") }
    try LegacyReminderMailer(
      database: host.database, mailer: self, now: { [host] in host.now }, calendar: host.calendar
    ).sendAll()
  }

  func send(_ mail: Mail) throws {
    try host.outbox.send(mail)
    sent.append(host.now)
    try host.database.execute(
      "INSERT INTO sent VALUES (?, ?)",
      [.text(mail.subject), .real(host.now.timeIntervalSince1970)])
  }

  private func isQuiet(_ hours: QuietHours) -> Bool {
    let parts = host.calendar.dateComponents([.hour, .minute], from: host.now)
    let minute = (parts.hour ?? 0) * 60 + (parts.minute ?? 0)
    // In minutes since the quiet hours began, modulo a day.
    return (minute - hours.start + 1440) % 1440 < (hours.end - hours.start + 1440) % 1440
  }

  /// The ids of the reminders that are due, less the most urgent ones that the day has mails for.
  private func waiting(mailsADay: Int) throws -> [Int] {
    let today = sent.count { host.calendar.isDate($0, inSameDayAs: host.now) }
    let due = try host.database.query(
      "SELECT id FROM reminder WHERE done = 0 AND due <= ? ORDER BY priority DESC, due",
      [.real(host.now.timeIntervalSince1970)])
    return due.dropFirst(max(0, mailsADay - today)).map { $0.integer(0) }
  }
}
