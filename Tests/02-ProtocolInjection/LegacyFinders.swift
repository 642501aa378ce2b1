import Platform

@testable import ProtocolInjection

/// The legacy finders, for the function of `Entry.swift` that takes finders.
struct LegacyFinders: ReminderFinding, QuietHoursFinding {
  func nextReminder(transaction: any ReadTransaction) throws -> Reminder? {
    try ReminderFinder().nextReminder(transaction: StorageDB.bridge(transaction))
  }

  func quietHours(transaction: any ReadTransaction) throws -> QuietHours? {
    try QuietHoursFinder().quietHours(transaction: StorageDB.bridge(transaction))
  }
}
