import Platform

/// Sets the alarm for the next reminder; what it works with is known when it is compiled.
struct ReminderPlanner<Reminders: ReminderFinding, Quiet: QuietHoursFinding, Bell: Alarm> {
  let db: any DB
  let reminders: Reminders
  let quiet: Quiet
  let bell: Bell

  func plan() throws -> Missing? {
    try db.read { transaction in
      let quietHours = try quiet.quietHours(transaction: transaction)
      let reminder = try reminders.nextReminder(transaction: transaction)
      guard var reminder else { return .reminder }
      guard let quietHours else { return .quietHours }
      if quietHours.contains(reminder.hour) { reminder.hour = quietHours.end }
      try bell.set(reminder)
      return nil
    }
  }
}
