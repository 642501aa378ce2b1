import Foundation
import Synchronization

@testable import Recording

/// A log in memory that notices when two entries are written at once.
nonisolated final class LogSpy: LogWriting {
  private struct State {
    var entries: [Data] = []
    var isWriting = false
    var overlaps = 0
  }

  private let state = Mutex(State())

  var count: Int { state.withLock { $0.entries.count } }
  var overlaps: Int { state.withLock { $0.overlaps } }

  func write(_ entry: Data) {
    let isFirst = state.withLock { state in
      defer { state.isWriting = true }
      return !state.isWriting
    }
    state.withLock { state in
      if !isFirst { state.overlaps += 1 }
      state.entries.append(entry)
      if isFirst { state.isWriting = false }
    }
  }

  var texts: [String] { state.withLock { $0.entries }.map { String(decoding: $0, as: UTF8.self) } }

  /// The entries, read back.
  func entries<Entry: Decodable>(_ type: Entry.Type = Entry.self) throws -> [Entry] {
    try state.withLock { $0.entries }.map { try JSONDecoder().decode(Entry.self, from: $0) }
  }
}
