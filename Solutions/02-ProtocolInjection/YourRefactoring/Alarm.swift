/// A type that can set an alarm: all that the planner needs of the alarm clock.
protocol Alarm {
  func set(_ reminder: Reminder) throws
}

extension AlarmClock: Alarm {}
