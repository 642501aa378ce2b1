import Platform

/// Turn this to `true` when you begin turn 2: until then `swift test` reports failures here as known issues.
let started = false

/// Plans the next reminder with your planner, using these parameters and nothing shared.
///
/// The suite calls this one, with `setAlarm` in place of `AlarmClock.set(_:)`. Keep the signature; the body is yours.
///
/// - Returns: What could not be found, so that nothing was planned; nil when the alarm is set.
/// - Throws: What a finder or `setAlarm` throws.
func planReminder(
  db: any DB, reminderFinder: any ReminderFinding, quietHoursFinder: any QuietHoursFinding,
  setAlarm: @escaping (Reminder) throws -> Void
) throws -> Missing? {
  ReminderPlanner().plan()
  return nil
}

/// Plans the next reminder with your planner and the real finders, on any storage and any alarm clock.
///
/// The suite calls this one too. Keep the signature; the body is yours.
func planReminder(on storage: Storage, alarmClock: AlarmClock) throws -> Missing? {
  ReminderPlanner().plan()
  return nil
}

/// Plans the next reminder as the app does, on the shared storage and the shared alarm clock.
///
/// The suite calls this one too. Keep the signature; the body is yours.
func planReminderInProduction() throws -> Missing? {
  ReminderPlanner().plan()
  return nil
}
