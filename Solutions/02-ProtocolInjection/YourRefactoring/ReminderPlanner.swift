import Platform

/// Sets the alarm for the next reminder: at its hour, or when the quiet hours around it end.
class ReminderPlanner {
  private let db: any DB
  private let reminderFinder: any ReminderFinding
  private let quietHoursFinder: any QuietHoursFinding
  private let alarm: any Alarm

  init(
    db: any DB, reminderFinder: any ReminderFinding, quietHoursFinder: any QuietHoursFinding,
    alarm: any Alarm
  ) {
    self.db = db
    self.reminderFinder = reminderFinder
    self.quietHoursFinder = quietHoursFinder
    self.alarm = alarm
  }

  /// Sets the alarm.
  ///
  /// - Throws: ``Missing`` when the reminder or the quiet hours are missing, or what a finder or
  ///   the alarm throws.
  func plan() throws {
    let planned = try db.read { transaction in
      guard let reminder = try reminderFinder.nextReminder(transaction: transaction) else {
        throw Missing.reminder
      }
      guard let quietHours = try quietHoursFinder.quietHours(transaction: transaction) else {
        throw Missing.quietHours
      }
      return move(reminder, outOf: quietHours)
    }
    try alarm.set(planned)
  }

  private func move(_ reminder: Reminder, outOf quietHours: QuietHours) -> Reminder {
    guard quietHours.contains(reminder.hour) else { return reminder }
    return Reminder(text: reminder.text, hour: quietHours.end)
  }
}
