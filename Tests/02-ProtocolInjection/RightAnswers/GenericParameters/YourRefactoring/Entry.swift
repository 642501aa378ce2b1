import Platform

/// Turn this to `true` when you begin turn 2: until then `swift test` reports failures here as known issues.
let started = true

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
  func plan<Reminders: ReminderFinding, Quiet: QuietHoursFinding>(
    _ reminders: Reminders, _ quiet: Quiet
  ) throws -> Missing? {
    let bell = FunctionBell(function: setAlarm)
    return try ReminderPlanner(db: db, reminders: reminders, quiet: quiet, bell: bell).plan()
  }
  return try plan(reminderFinder, quietHoursFinder)
}

/// Plans the next reminder with your planner and the real finders, on any storage and any alarm clock.
///
/// The suite calls this one too. Keep the signature; the body is yours.
func planReminder(on storage: Storage, alarmClock: AlarmClock) throws -> Missing? {
  try ReminderPlanner(
    db: StorageDB(storage), reminders: StoredReminders(), quiet: StoredReminders(),
    bell: alarmClock
  ).plan()
}

/// Plans the next reminder as the app does, on the shared storage and the shared alarm clock.
///
/// The suite calls this one too. Keep the signature; the body is yours.
func planReminderInProduction() throws -> Missing? {
  try planReminder(
    on: AppEnvironment.shared.storage, alarmClock: AppEnvironment.shared.alarmClock)
}
