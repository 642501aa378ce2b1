/// A type that can turn reminders on.
protocol ReminderSwitching {
  func turnOn(user: User?, viaDeeplink: Bool, completion: Answer?)
}

extension ReminderSwitch: ReminderSwitching {
  func turnOn(user: User?, viaDeeplink: Bool, completion: Answer?) {
    turnOn(viaDeeplink: viaDeeplink, completion: completion)
  }
}
