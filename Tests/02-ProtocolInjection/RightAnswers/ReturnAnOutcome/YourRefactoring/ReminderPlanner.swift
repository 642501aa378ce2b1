import Platform

/// Sets the alarm for the next reminder, and says what came of it.
struct ReminderPlanner {
  enum Outcome {
    case planned(Reminder)
    case nothingFound(Missing)

    var missing: Missing? {
      if case .nothingFound(let missing) = self { missing } else { nil }
    }
  }

  let db: any DB
  let reminderFinder: any ReminderFinding
  let quietHoursFinder: any QuietHoursFinding
  let bell: any Bell

  func plan() throws -> Outcome {
    let outcome = try db.read { try find(in: $0) }
    if case .planned(let reminder) = outcome { try bell.set(reminder) }
    return outcome
  }

  private func find(in transaction: any ReadTransaction) throws -> Outcome {
    guard let reminder = try reminderFinder.nextReminder(transaction: transaction) else {
      return .nothingFound(.reminder)
    }
    guard let quietHours = try quietHoursFinder.quietHours(transaction: transaction) else {
      return .nothingFound(.quietHours)
    }
    let isQuiet = quietHours.contains(reminder.hour)
    return .planned(
      Reminder(text: reminder.text, hour: isQuiet ? quietHours.end : reminder.hour))
  }
}
