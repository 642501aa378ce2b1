import Platform

/// Turn this to `true` when you begin turn 2: until then `swift test` reports failures here as known issues.
let started = true

/// Plans the next reminder with your planner, on what is handed in and on nothing else.
///
/// The suite calls this one. Keep the signature; the body is yours.
///
/// - Returns: What could not be found, so that nothing was planned; nil when the alarm is set.
/// - Throws: What a finder or the alarm throws.
func planReminder(
  db: any DB, reminderFinder: any ReminderFinding, quietHoursFinder: any QuietHoursFinding,
  alarm: any Alarm
) throws -> Missing? {
  let planner = ReminderPlanner(
    db: db, reminderFinder: reminderFinder, quietHoursFinder: quietHoursFinder, alarm: alarm)
  switch try planner.plan() {
  case .planned: return nil
  case .nothingFound(let missing): return missing
  }
}

/// Plans the next reminder with your planner and the real finders, on any storage.
///
/// The suite calls this one too. Keep the signature; the body is yours.
func planReminder(on storage: Storage, alarm: any Alarm) throws -> Missing? {
  try planReminder(
    db: StorageDB(storage), reminderFinder: ReminderFinder(),
    quietHoursFinder: QuietHoursFinder(), alarm: alarm)
}

/// Plans the next reminder as the app does, on what everybody shares.
///
/// The suite calls this one too. Keep the signature; the body is yours.
func planReminderInProduction() throws -> Missing? {
  try planReminder(
    on: AppEnvironment.shared.storage, alarm: AppEnvironment.shared.alarmClock)
}
