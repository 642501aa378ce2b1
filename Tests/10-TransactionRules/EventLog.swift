import Synchronization

/// What happened, in order, on whichever thread.
nonisolated final class EventLog: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock { $0 } }

  func callAsFunction(_ line: String) { lines.withLock { $0.append(line) } }
}
