@testable import ProtocolInjection

/// A spy that never rings and records what it was set to. It fails when the test tells it to.
final class AlarmSpy {
  var error: (any Error)?
  private(set) var reminders: [Reminder] = []

  func set(_ reminder: Reminder) throws {
    reminders.append(reminder)
    if let error { throw error }
  }
}
