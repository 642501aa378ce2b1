import Foundation
import Platform

/// What may be mailed in one run, and what was. The monster asks it in five places.
struct Today {
  private let database: SQLiteDatabase
  private let date: Date
  private let allowedIDs: Set<Int>

  init(database: SQLiteDatabase, date: Date, calendar: Calendar) throws {
    (self.database, self.date) = (database, date)
    let rules = try MailRules.stored(in: database)
    if let hours = rules.quietHours, isQuiet(date, in: hours, by: calendar) {
      allowedIDs = []
      return
    }
    let rows = try database.query(
      "SELECT id, priority, due FROM reminder WHERE done = 0 AND due <= ?",
      [.real(date.timeIntervalSince1970)])
    let due = rows.map {
      DueReminder(
        id: $0.integer(0), priority: $0.integer(1), due: Date(timeIntervalSince1970: $0.real(2)))
    }
    let sent = try database.query("SELECT at FROM sent").map {
      Date(timeIntervalSince1970: $0.real(0))
    }
    let sentToday = sent.count { calendar.isDate($0, inSameDayAs: date) }
    let chosen = rules.mailsADay.map { allowed(due, sentToday: sentToday, mailsADay: $0) } ?? due
    allowedIDs = Set(chosen.map(\.id))
  }

  func mustWait(_ id: Int) -> Bool { !allowedIDs.contains(id) }

  /// A record can be lost: with an error from here the monster would mail the reminder again.
  func record(_ subject: String) {
    try? database.execute(
      "INSERT INTO sent VALUES (?, ?)", [.text(subject), .real(date.timeIntervalSince1970)])
  }
}
