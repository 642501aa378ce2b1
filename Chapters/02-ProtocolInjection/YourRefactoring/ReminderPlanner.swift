import Platform

/// Sets the alarm for the next reminder: at its hour, or when the quiet hours around it end.
class ReminderPlanner {
  func plan() {
    // swift-format-ignore: NeverUseForceTry
    try! AppEnvironment.shared.storage.read { transaction in
      // swift-format-ignore: NeverForceUnwrap
      let reminder = try ReminderFinder().nextReminder(transaction: transaction)!
      // swift-format-ignore: NeverForceUnwrap
      let quietHours = try QuietHoursFinder().quietHours(transaction: transaction)!
      try AppEnvironment.shared.alarmClock.set(move(reminder, outOf: quietHours))
    }
  }

  private func move(_ reminder: Reminder, outOf quietHours: QuietHours) -> Reminder {
    guard quietHours.contains(reminder.hour) else { return reminder }
    return Reminder(text: reminder.text, hour: quietHours.end)
  }
}
