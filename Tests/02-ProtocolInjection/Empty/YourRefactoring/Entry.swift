import Platform

let started = true

// Compiles, and does nothing: it must earn nothing.

func planReminder(
  db: any DB, reminderFinder: any ReminderFinding, quietHoursFinder: any QuietHoursFinding,
  setAlarm: @escaping (Reminder) throws -> Void
) throws -> Missing? { nil }

func planReminder(on storage: Storage, alarmClock: AlarmClock) throws -> Missing? { nil }

func planReminderInProduction() throws -> Missing? { nil }
