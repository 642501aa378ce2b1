import Foundation
import Synchronization

@testable import Recording

/// A log in memory that notices when two entries are written at once. With a gate, it takes as long as a test wants.
nonisolated final class LogSpy: LogWriting {
  private struct State {
    var entries: [Data] = []
    var writers = 0
    var overlaps = 0
  }

  private let state = Mutex(State())
  private let gate: Gate?

  init(gate: Gate? = nil) { self.gate = gate }

  var count: Int { state.withLock { $0.entries.count } }
  var overlaps: Int { state.withLock { $0.overlaps } }

  func write(_ entry: Data) {
    state.withLock { state in
      if state.writers > 0 { state.overlaps += 1 }
      state.writers += 1
    }
    gate?.pass()
    state.withLock { state in
      state.entries.append(entry)
      state.writers -= 1
    }
  }

  var texts: [String] { state.withLock { $0.entries }.map { String(decoding: $0, as: UTF8.self) } }

  /// The entries, read back.
  func entries<Entry: Decodable>(_ type: Entry.Type = Entry.self) throws -> [Entry] {
    try state.withLock { $0.entries }.map { try JSONDecoder().decode(Entry.self, from: $0) }
  }
}
