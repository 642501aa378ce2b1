/// An alarm made from a function.
struct AlarmFunction: Alarm {
  let function: (Reminder) throws -> Void

  func set(_ reminder: Reminder) throws {
    try function(reminder)
  }
}
