import Platform

/// A type that can add a calendar, on the main queue. For your turn.
protocol CalendarKeeper {
  func addCalendar(named name: String)
}

extension CalendarStore: CalendarKeeper {}
