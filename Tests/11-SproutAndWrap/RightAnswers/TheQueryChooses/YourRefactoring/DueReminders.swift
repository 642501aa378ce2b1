import Foundation
import Platform

/// The reminders that are due, and those of them that may be mailed. A sprout class.
struct DueReminders {
  let database: SQLiteDatabase
  let date: Date

  /// All that are due.
  var all: [DueReminder] {
    get throws {
      try database.query(
        "SELECT id, priority, due FROM reminder WHERE done = 0 AND due <= ?",
        [.real(date.timeIntervalSince1970)]
      ).map {
        DueReminder(
          id: $0.integer(0), priority: $0.integer(1),
          due: Date(timeIntervalSince1970: $0.real(2)))
      }
    }
  }

  /// The ids of those that may be mailed today, by the day of a calendar.
  func allowedIDs(mailsADay: Int?, by calendar: Calendar) throws -> Set<Int> {
    let due = try all
    guard let mailsADay else { return Set(due.map(\.id)) }
    let today = calendar.startOfDay(for: date)
    let sentToday = try SentMails(database: database).count(since: today)
    return Set(allowed(due, sentToday: sentToday, mailsADay: mailsADay).map(\.id))
  }
}
