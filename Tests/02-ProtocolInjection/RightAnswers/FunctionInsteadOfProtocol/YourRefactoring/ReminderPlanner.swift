import Platform

/// Sets the alarm for the next reminder, by functions: an interface of one method needs no name.
struct ReminderPlanner {
  let db: any DB
  let reminder: (any ReadTransaction) throws -> Reminder?
  let quietHours: (any ReadTransaction) throws -> QuietHours?
  let setAlarm: (Reminder) throws -> Void

  func plan() throws -> Missing? {
    let found = try db.read { (try reminder($0), try quietHours($0)) }
    guard var reminder = found.0 else { return .reminder }
    guard let quietHours = found.1 else { return .quietHours }
    if quietHours.contains(reminder.hour) { reminder.hour = quietHours.end }
    try setAlarm(reminder)
    return nil
  }
}
