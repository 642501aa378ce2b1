import Foundation
import Platform

/// Turn this to `true` when you begin: until then `swift test` reports failures here as known issues.
let started = true

/// Turn 1: the notes that an export with a filter contains, in the order in which they are passed in.
///
/// Your tests and the suite call these functions. Keep the signatures; the bodies are yours.
func exported(_ notes: [Note], by filter: ExportFilter, in calendar: Calendar) -> [Note] {
  OutgoingNotes(of: notes).allowed.filter { filter.includes($0, in: calendar) }
}

/// Turn 1: whether the attachments of some notes fit into one mail, which takes 25 MB (25,000,000 bytes).
func fitIntoOneMail(_ notes: [Note]) -> Bool {
  MailSize(of: notes).isAllowed
}

/// Turn 2: whether a date is in the quiet hours, by the clock of a calendar.
func isQuiet(_ date: Date, in hours: QuietHours, by calendar: Calendar) -> Bool {
  hours.contains(date, by: calendar)
}

/// Turn 2: the reminders that may be mailed now: the most urgent, and no more than the day's mails allow.
func allowed(_ due: [DueReminder], sentToday: Int, mailsADay: Int) -> [DueReminder] {
  let mostUrgent = due.sorted { ($1.priority, $0.due) < ($0.priority, $1.due) }
  return Array(mostUrgent.prefix(max(0, mailsADay - sentToday)))
}

/// Turn 2: your mailer, on the parts that are passed in and on no other.
func makeReminderMailer(
  database: SQLiteDatabase, mailer: any Mailing, now: @escaping () -> Date, calendar: Calendar
) -> any ReminderMailing {
  let sent = SentMails(database: database)
  let recording = RecordingMailer(wrapped: mailer, sent: sent, now: now)
  return ReminderMailer(database: database, mailer: recording, now: now, calendar: calendar)
}

/// Turn 2: your mailer as the app makes it, on the app's database, the outbox, and the clock.
func makeProductionMailer() -> any ReminderMailing {
  makeReminderMailer(
    database: AppDatabase.shared.sqlite, mailer: OutboxMailer(), now: { Date() }, calendar: .current
  )
}
