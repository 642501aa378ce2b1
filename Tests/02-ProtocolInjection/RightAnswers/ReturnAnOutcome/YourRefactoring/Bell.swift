/// What rings.
protocol Bell {
  func set(_ reminder: Reminder) throws
}

extension AlarmClock: Bell {}
