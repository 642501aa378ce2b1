import Foundation
import Platform

/// The mails that were sent, as the database records them.
struct SentMails {
  let database: SQLiteDatabase

  func record(_ subject: String, at date: Date) throws {
    try database.execute(
      "INSERT INTO sent VALUES (?, ?)", [.text(subject), .real(date.timeIntervalSince1970)])
  }

  /// The number of mails since a moment.
  func count(since moment: Date) throws -> Int {
    let rows = try database.query(
      "SELECT count(*) FROM sent WHERE at >= ?", [.real(moment.timeIntervalSince1970)])
    return rows.first?.integer(0) ?? 0
  }
}
