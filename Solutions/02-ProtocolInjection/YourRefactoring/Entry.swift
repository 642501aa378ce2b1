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
  try plan(
    db: db, reminderFinder: reminderFinder, quietHoursFinder: quietHoursFinder,
    alarm: AlarmFunction(function: setAlarm))
}

/// Plans the next reminder with your planner and the real finders, on any storage and any alarm clock.
///
/// The suite calls this one too. Keep the signature; the body is yours.
func planReminder(on storage: Storage, alarmClock: AlarmClock) throws -> Missing? {
  try plan(
    db: StorageDB(storage), reminderFinder: ReminderFinder(),
    quietHoursFinder: QuietHoursFinder(), alarm: alarmClock)
}

/// Plans the next reminder as the app does, on the shared storage and the shared alarm clock.
///
/// The suite calls this one too. Keep the signature; the body is yours.
func planReminderInProduction() throws -> Missing? {
  try planReminder(
    on: AppEnvironment.shared.storage, alarmClock: AppEnvironment.shared.alarmClock)
}

private func plan(
  db: any DB, reminderFinder: any ReminderFinding, quietHoursFinder: any QuietHoursFinding,
  alarm: any Alarm
) throws -> Missing? {
  let planner = ReminderPlanner(
    db: db, reminderFinder: reminderFinder, quietHoursFinder: quietHoursFinder, alarm: alarm)
  do {
    try planner.plan()
    return nil
  } catch let missing as Missing {
    return missing
  }
}
