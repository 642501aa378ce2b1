/// The alarm clock of the app, asked for when it rings.
struct SharedBell: Alarm {
  func set(_ reminder: Reminder) { AppEnvironment.shared.alarmClock.set(reminder) }
}
