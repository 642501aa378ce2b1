import Foundation
import Platform

/// The mails that were sent, as the database records them.
struct SentMails {
  let database: SQLiteDatabase

  /// Records a mail, and returns the number of its row.
  func record(_ subject: String, at date: Date) throws -> Int {
    try database.execute(
      "INSERT INTO sent VALUES (?, ?)", [.text(subject), .real(date.timeIntervalSince1970)])
    return try database.query("SELECT last_insert_rowid()").first?.integer(0) ?? 0
  }

  /// Takes a record back.
  func remove(_ row: Int) throws {
    try database.execute("DELETE FROM sent WHERE rowid = ?", [.integer(row)])
  }

  /// The number of mails since a moment.
  func count(since moment: Date) throws -> Int {
    let rows = try database.query(
      "SELECT count(*) FROM sent WHERE at >= ?", [.real(moment.timeIntervalSince1970)])
    return rows.first?.integer(0) ?? 0
  }
}
