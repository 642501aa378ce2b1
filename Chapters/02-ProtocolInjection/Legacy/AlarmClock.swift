/// The alarms that are set on this phone.
class AlarmClock {
  private(set) var reminders: [Reminder] = []

  func set(_ reminder: Reminder) {
    reminders.append(reminder)
  }
}
