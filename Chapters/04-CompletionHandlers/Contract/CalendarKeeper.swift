import Platform

/// A type that can add a calendar, on the main queue. For turns 1 and 2.
protocol CalendarKeeper {
  func addCalendar(named name: String)
}

extension CalendarStore: CalendarKeeper {}
