import Platform

/// Sets the alarm for the next reminder; the types it works with are known at compile time.
struct ReminderPlanner<
  Reminders: ReminderFinding, Quiet: QuietHoursFinding, Bell: RingingBell
> {
  let db: any DB
  let reminders: Reminders
  let quiet: Quiet
  let bell: Bell

  func plan() throws -> Missing? {
    try db.read { transaction in
      guard let quietHours = try quiet.quietHours(transaction: transaction) else {
        return .quietHours
      }
      guard var reminder = try reminders.nextReminder(transaction: transaction) else {
        return .reminder
      }
      if quietHours.contains(reminder.hour) { reminder.hour = quietHours.end }
      try bell.set(reminder)
      return nil
    }
  }
}
