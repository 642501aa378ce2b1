import Foundation
import Synchronization

@testable import Recording

/// A fake: a log in memory, whose entries can be read back.
nonisolated final class MemoryLog: LogWriting {
  private let entries = Mutex<[Data]>([])

  var count: Int { entries.withLock { $0.count } }

  var texts: [String] {
    entries.withLock { $0 }.map { String(decoding: $0, as: UTF8.self) }
  }

  var events: [SurpriseEvent] {
    get throws {
      try entries.withLock { $0 }.map { try JSONDecoder().decode(SurpriseEvent.self, from: $0) }
    }
  }

  func write(_ entry: Data) throws {
    entries.withLock { $0.append(entry) }
  }
}
