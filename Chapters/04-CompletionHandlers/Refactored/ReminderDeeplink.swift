/// The link in a mail that turns reminders on: for whoever is logged in.
class ReminderDeeplink {
  private let reminderSwitch: any ReminderSwitching

  init(reminderSwitch: any ReminderSwitching = ReminderSwitch()) {
    self.reminderSwitch = reminderSwitch
  }

  func open(user: User? = User.current) {
    guard let user else { return }
    reminderSwitch.turnOn(user: user, viaDeeplink: true, completion: nil)
  }
}
