import Platform

/// The legacy finders, wrapped instead of extended.
struct StoredReminders: ReminderFinding, QuietHoursFinding {
  func nextReminder(transaction: any ReadTransaction) throws -> Reminder? {
    try ReminderFinder().nextReminder(transaction: StorageDB.bridge(transaction))
  }

  func quietHours(transaction: any ReadTransaction) throws -> QuietHours? {
    try QuietHoursFinder().quietHours(transaction: StorageDB.bridge(transaction))
  }
}
