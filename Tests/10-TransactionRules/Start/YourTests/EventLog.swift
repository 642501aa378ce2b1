import Synchronization

/// A spy: what happened, in order, on whichever thread.
nonisolated final class EventLog: Sendable {
  private let events = Mutex<[String]>([])

  var all: [String] { events.withLock { $0 } }

  func add(_ event: String) { events.withLock { $0.append(event) } }
}
