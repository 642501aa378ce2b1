/// Something that wants to know when the phone was registered.
protocol ReminderDelegate: AnyObject {
  func remindersWereTurnedOn()
}
