import Platform

/// Finds the next reminder in the database.
class ReminderFinder {
  init() {}

  func nextReminder(transaction: StorageReadTransaction) throws -> Reminder? {
    let rows = try transaction.query("SELECT text, hour FROM reminder ORDER BY rowid LIMIT 1")
    return rows.first.map { Reminder(text: $0.text(0) ?? "", hour: $0.integer(1)) }
  }
}
