/// The link in a mail that turns reminders on, for the user who is logged in.
class ReminderDeeplink {
  private let reminderSwitch: any ReminderSwitching

  init(reminderSwitch: any ReminderSwitching = ReminderSwitch()) {
    self.reminderSwitch = reminderSwitch
  }

  func open(user: User? = User.current) {
    guard user != nil else { return }
    reminderSwitch.turnOn(viaDeeplink: true, completion: nil)
  }
}
