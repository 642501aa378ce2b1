/// A type that can set an alarm.
protocol Bell {
  func set(_ reminder: Reminder) throws
}

extension AlarmClock: Bell {}
