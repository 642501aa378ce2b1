/// A type that can turn reminders on.
protocol ReminderSwitching {
  func turnOn(viaDeeplink: Bool, completion: Answer?)
}

extension ReminderSwitch: ReminderSwitching {
  func turnOn(viaDeeplink: Bool, completion: Answer?) {
    // Passing one of the defaults selects the method with defaults, and not this one again.
    turnOn(tracker: UsageTracker.shared, viaDeeplink: viaDeeplink, completion: completion)
  }
}
