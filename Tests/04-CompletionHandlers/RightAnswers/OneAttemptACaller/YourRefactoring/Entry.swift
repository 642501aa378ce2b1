import Platform

/// Turn this to `true` when you begin to change `CalendarLinker`: until then `swift test` reports failures here as
/// known issues.
let started = true

/// Your linker, which uses only what is passed in.
///
/// Your tests and the suite call this one. Keep the signature; the body is yours.
///
/// - Parameters:
///   - requester: Asks the user.
///   - keeper: Adds the calendar.
///   - tracker: Logs.
///   - onMain: Runs a job on the main queue, later.
/// - Returns: The linker.
func makeCalendarLinker(
  requester: any CalendarRequester, keeper: any CalendarKeeper, tracker: any Tracker,
  onMain: @escaping MainQueue
) -> any CalendarLinking {
  CalendarLinker(requester: requester, keeper: keeper, tracker: tracker, onMain: onMain)
}

/// Your linker as the app makes it.
///
/// The suite calls this one too. Keep the signature; the body is yours.
func makeProductionCalendarLinker() -> any CalendarLinking {
  CalendarLinker.shared
}
