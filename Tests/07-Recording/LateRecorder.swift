import Synchronization

@testable import Recording

/// Writes everything when it is told to finish: as late as a recorder can.
nonisolated final class LateRecorder: Recorder {
  private let waiting = Mutex<[any LogEntry]>([])
  private let log: any LogWriting

  init(log: any LogWriting) { self.log = log }

  func record(_ entry: any LogEntry) { waiting.withLock { $0.append(entry) } }

  func waitToFinish() async -> [String] {
    for entry in waiting.withLock({ $0 }) {
      if let data = try? JSONEntryEncoder().encode(entry) { try? log.write(data) }
    }
    return []
  }
}
