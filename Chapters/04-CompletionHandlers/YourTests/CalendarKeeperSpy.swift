@testable import CompletionHandlers

/// Records which calendars it was asked to add, and adds none.
final class CalendarKeeperSpy: CalendarKeeper {
  private(set) var calendars: [String] = []

  func addCalendar(named name: String) { calendars.append(name) }
}
