import Foundation
import Platform

/// Wraps the mailer as found: a new one for each run, with a clock that stands still.
struct RuledMailer: ReminderMailing {
  let database: SQLiteDatabase
  let mailer: any Mailing
  let now: () -> Date
  let calendar: Calendar

  func sendAll() throws {
    let (date, rules) = (now(), try MailRules.stored(in: database))
    if let hours = rules.quietHours, isQuiet(date, in: hours, by: calendar) { return }
    let ids = try DueReminders(database: database, date: date)
      .allowedIDs(mailsADay: rules.mailsADay, by: calendar)
    let recording = RecordingMailer(
      wrapped: mailer, sent: SentMails(database: database), now: { date })
    let wrapped = ReminderMailer(
      database: database, mailer: recording, now: { date }, calendar: calendar)
    wrapped.mayGoOut = ids.contains
    try wrapped.sendAll()
  }
}
