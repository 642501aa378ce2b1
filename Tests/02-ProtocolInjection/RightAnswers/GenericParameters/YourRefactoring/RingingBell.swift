/// A type that can set and cancel an alarm, although this planner never cancels one.
protocol RingingBell {
  func set(_ reminder: Reminder) throws
  func cancel(_ reminder: Reminder)
}

extension AlarmClock: RingingBell {}
