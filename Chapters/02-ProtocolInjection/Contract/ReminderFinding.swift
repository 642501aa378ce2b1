import Platform

/// A type that can find the next reminder. For turn 2: nothing conforms to it yet.
protocol ReminderFinding {
  func nextReminder(transaction: any ReadTransaction) throws -> Reminder?
}
