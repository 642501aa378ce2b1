/// Plans the next reminder.
enum YoursScene {
  static func play() throws {
    print("A reminder waits for 23:00, and from 22:00 to 7:00 it is to be quiet.")
    let missing = try planReminderInProduction()
    print(
      missing.map { "Nothing is planned: there is no \($0)." } ?? "Planned. The alarm clock has:")
    for reminder in AppEnvironment.shared.alarmClock.reminders {
      print("  \(reminder.hour):00 \(reminder.text)")
    }
  }
}
