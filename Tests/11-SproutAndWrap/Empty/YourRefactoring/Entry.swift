import Foundation
import Platform

let started = true

func exported(_ notes: [Note], by filter: ExportFilter, in calendar: Calendar) -> [Note] { [] }

func fitIntoOneMail(_ notes: [Note]) -> Bool { false }

func isQuiet(_ date: Date, in hours: QuietHours, by calendar: Calendar) -> Bool { false }

func allowed(_ due: [DueReminder], sentToday: Int, mailsADay: Int) -> [DueReminder] { [] }

func makeReminderMailer(
  database: SQLiteDatabase, mailer: any Mailing, now: @escaping () -> Date, calendar: Calendar
) -> any ReminderMailing {
  IdleMailer()
}

func makeProductionMailer() -> any ReminderMailing { IdleMailer() }

struct IdleMailer: ReminderMailing {
  func sendAll() {}
}
