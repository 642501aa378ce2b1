/// What a planner rings; it can take a reminder back, which this planner never does.
protocol RingingBell {
  func set(_ reminder: Reminder) throws
  func cancel(_ reminder: Reminder)
}

extension AlarmClock: RingingBell {}
