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
  func plan<Reminders: ReminderFinding, Quiet: QuietHoursFinding, Bell: Alarm>(
    _ reminders: Reminders, _ quiet: Quiet, _ bell: Bell
  ) throws -> Missing? {
    try ReminderPlanner(db: db, reminders: reminders, quiet: quiet, bell: bell).plan()
  }
  return try plan(reminderFinder, quietHoursFinder, alarm)
}

/// Plans the next reminder with your planner and the real finders, on any storage.
///
/// The suite calls this one too. Keep the signature; the body is yours.
func planReminder(on storage: Storage, alarm: any Alarm) throws -> Missing? {
  try planReminder(
    db: StorageDB(storage), reminderFinder: StoredReminders(),
    quietHoursFinder: StoredReminders(), alarm: alarm)
}

/// Plans the next reminder as the app does, on what everybody shares.
///
/// The suite calls this one too. Keep the signature; the body is yours.
func planReminderInProduction() throws -> Missing? {
  try planReminder(on: AppEnvironment.shared.storage, alarm: SharedBell())
}
