/// A type that is told when the phone was registered.
protocol ReminderDelegate: AnyObject {
  func remindersWereTurnedOn()
}
