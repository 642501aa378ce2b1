/// A type that can ring. For turn 2: nothing conforms to it yet.
protocol Alarm {
  func set(_ reminder: Reminder) throws
}
