@testable import ProtocolInjection

/// Never rings, and remembers what it was set to.
final class AlarmSpy: Alarm {
  var error: (any Error)?
  private(set) var reminders: [Reminder] = []

  func set(_ reminder: Reminder) throws {
    reminders.append(reminder)
    if let error { throw error }
  }
}
