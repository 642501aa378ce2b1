import Dispatch
import Synchronization

/// Writes on a queue that does one thing after the other.
nonisolated final class AppRecorder: Recorder {
  private let queue = DispatchQueue(label: "Recorder")
  private let problems = Mutex<[String]>([])
  private let encoder: any EntryEncoding
  private let log: any LogWriting

  init(encoder: any EntryEncoding = JSONEntryEncoder(), log: any LogWriting = LogFile.shared) {
    self.encoder = encoder
    self.log = log
  }

  func record(_ entry: any LogEntry) {
    queue.async { self.write(entry) }
  }

  func waitToFinish() async -> [String] {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume() }
    }
    return problems.withLock { $0 }
  }

  private func write(_ entry: any LogEntry) {
    do {
      try log.write(encoder.encode(entry))
    } catch {
      problems.withLock { $0.append("\(type(of: entry)) is missing: \(error)") }
    }
  }
}
