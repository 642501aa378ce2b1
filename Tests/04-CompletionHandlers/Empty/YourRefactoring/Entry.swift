import Platform

let started = true

/// Compiles, and does nothing: it must earn nothing.
final class EmptyLinker: CalendarLinking {
  func link(user: User?, viaDeeplink: Bool, completion: @escaping Answer) {}

  func appBecameActive() {}
}

func makeCalendarLinker(
  requester: any CalendarRequester, keeper: any CalendarKeeper, tracker: any Tracker,
  onMain: @escaping MainQueue
) -> any CalendarLinking { EmptyLinker() }

func makeProductionCalendarLinker() -> any CalendarLinking { EmptyLinker() }
