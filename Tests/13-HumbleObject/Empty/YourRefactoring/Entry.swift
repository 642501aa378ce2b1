import Platform

/// Turn this to `true` when you begin: until then `swift test` reports failures here as known issues.
let started = false

/// Turn 2: makes a search that behaves as found, and knows only `client`, `clock` and `show`.
///
/// The suite calls these functions. Keep the signatures; the bodies are yours.
///
/// - Parameters:
///   - client: Finds titles.
///   - clock: Says when 300 ms are over.
///   - show: Takes what the user sees from now on. At first the user sees `SearchShown()`.
/// - Returns: The search, in any design.
func makeSearch(
  client: any SearchClient, clock: any SearchClock, show: @escaping (SearchShown) -> Void
) -> any Searching {
  NoSearch()
}

/// Turn 2: makes a screen that passes each event on to `search`, and shows what it is told.
func makeScreen(search: any Searching) -> any Screen & SearchShowing {
  SearchScreen()
}

/// Turn 2: makes the screen for the app, with a search on a `NoteServer` and the clock of the run loop.
func makeProductionScreen() -> Screen {
  SearchScreen()
}

/// A search that takes events, and does nothing.
struct NoSearch: Searching {
  func take(_ event: SearchEvent) {}
}
