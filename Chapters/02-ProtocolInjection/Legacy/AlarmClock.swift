/// The alarms of this phone.
class AlarmClock {
  /// Thrown when all 64 alarms of the phone are set.
  struct Full: Error {}

  private(set) var reminders: [Reminder] = []

  init() {}

  func set(_ reminder: Reminder) throws {
    if reminders.count == 64 { throw Full() }
    reminders.append(reminder)
  }

  func cancel(_ reminder: Reminder) {
    reminders.removeAll { $0 == reminder }
  }

  func snooze(_ reminder: Reminder) throws {
    cancel(reminder)
    try set(Reminder(text: reminder.text, hour: (reminder.hour + 1) % 24))
  }
}
