import Foundation
import Synchronization

/// A recorder that encodes and writes each entry before it returns.
nonisolated final class BlockingRecorder: Recorder {
  private let encoder: any EntryEncoding
  private let log: any LogWriting
  private let problems = Mutex<[String]>([])

  init(encoder: any EntryEncoding = JSONEntryEncoder(), log: any LogWriting = LogFile.shared) {
    self.encoder = encoder
    self.log = log
  }

  func record(_ entry: any LogEntry) {
    problems.withLock { problems in
      do {
        try log.write(encoder.encode(entry))
      } catch {
        problems.append("\(type(of: entry)) is missing: \(error)")
      }
    }
  }

  func waitToFinish() async -> [String] {
    problems.withLock { $0 }
  }
}
