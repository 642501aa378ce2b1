@testable import HumbleObject

/// A search that only keeps the events.
final class SearchSpy: Searching {
  private(set) var events: [SearchEvent] = []

  func take(_ event: SearchEvent) { events.append(event) }
}
