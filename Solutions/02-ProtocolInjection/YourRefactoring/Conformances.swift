import Platform

extension ReminderFinder: ReminderFinding {
  func nextReminder(transaction: any ReadTransaction) throws -> Reminder? {
    try nextReminder(transaction: StorageDB.bridge(transaction))
  }
}

extension QuietHoursFinder: QuietHoursFinding {
  func quietHours(transaction: any ReadTransaction) throws -> QuietHours? {
    try quietHours(transaction: StorageDB.bridge(transaction))
  }
}
