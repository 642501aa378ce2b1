@testable import CompletionHandlers

/// Records what it was asked to log, and logs nothing.
final class TrackerSpy: Tracker {
  private(set) var events: [String] = []

  func log(_ event: String) { events.append(event) }
}
