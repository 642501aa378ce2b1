/// A type that can turn reminders on.
protocol ReminderSwitching {
  func turnOn(viaDeeplink: Bool, completion: Answer?)
}

extension ReminderSwitch: ReminderSwitching {
  func turnOn(viaDeeplink: Bool, completion: Answer?) {
    turnOn(tracker: UsageTracker.shared, viaDeeplink: viaDeeplink, completion: completion)
  }
}
