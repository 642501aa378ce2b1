@testable import CompletionHandlers

/// Logs nothing, and remembers what it was to log.
final class TrackerSpy: Tracker {
  private(set) var events: [String] = []

  func log(_ event: String) { events.append(event) }
}
