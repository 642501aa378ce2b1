@testable import CompletionHandlers

/// Adds no calendar, and remembers which it was to add.
final class CalendarKeeperSpy: CalendarKeeper {
  private(set) var calendars: [String] = []

  func addCalendar(named name: String) { calendars.append(name) }
}
