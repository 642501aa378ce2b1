import Foundation
import Synchronization

@testable import Recording

/// A log in memory that notices when two entries are written at once. With a gate, it takes as long as a test wants.
nonisolated final class LogSpy: LogWriting {
  /// There is no room for an entry.
  struct Full: Error {}

  private struct State {
    var entries: [Data] = []
    var writers = 0
    var overlaps = 0
  }

  private let state = Mutex(State())
  private let gate: Gate?
  private let refused: Set<String>
  private let reason: any Error

  /// Makes an empty log.
  ///
  /// - Parameters:
  ///   - gate: Where each `write` waits; nil for a log that is quick.
  ///   - refused: The texts of entries for which there is no room.
  ///   - reason: What is thrown for these.
  init(
    gate: Gate? = nil, refusing refused: Set<String> = [], because reason: any Error = Full()
  ) {
    self.gate = gate
    self.refused = refused
    self.reason = reason
  }

  var count: Int { state.withLock { $0.entries.count } }
  var overlaps: Int { state.withLock { $0.overlaps } }

  func write(_ entry: Data) throws {
    state.withLock { state in
      if state.writers > 0 { state.overlaps += 1 }
      state.writers += 1
    }
    gate?.pass()
    try state.withLock { state in
      state.writers -= 1
      if !refused.isEmpty, refused.contains(String(decoding: entry, as: UTF8.self)) { throw reason }
      state.entries.append(entry)
    }
  }

  /// The entries as they were written.
  var data: [Data] { state.withLock { $0.entries } }

  var texts: [String] { data.map { String(decoding: $0, as: UTF8.self) } }

  /// The entries, read back.
  func entries<Entry: Decodable>(_ type: Entry.Type = Entry.self) throws -> [Entry] {
    try data.map { try JSONDecoder().decode(Entry.self, from: $0) }
  }
}
