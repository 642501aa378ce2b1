/// A type that mails the reminders that are due.
protocol ReminderMailing {
  /// Mails each reminder that is due and that the user's rules allow now.
  ///
  /// When a mail cannot be sent, it throws: the reminders mailed before stay mailed, the others stay due.
  func sendAll() throws
}
