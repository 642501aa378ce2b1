import Foundation
import Synchronization

/// A recorder that encodes several entries at once, and writes them in the order in which they came.
nonisolated final class ParallelRecorder: Recorder {
  struct State {
    /// How many entries have come, and how many of them were written or given up.
    var (came, done) = (0, 0)
    /// What is encoded and waits for those before it; nil for what cannot be encoded.
    var encoded: [Int: Data?] = [:]
    var problems: [String] = []
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())
  private let encoder: any EntryEncoding
  private let log: any LogWriting

  init(encoder: any EntryEncoding = JSONEntryEncoder(), log: any LogWriting = LogFile.shared) {
    self.encoder = encoder
    self.log = log
  }

  func record(_ entry: any LogEntry) {
    let number = state.withLock { state in
      defer { state.came += 1 }
      return state.came
    }
    Task.detached { self.encode(entry, number) }
  }

  func waitToFinish() async -> [String] {
    await withCheckedContinuation { continuation in
      let isDone = state.withLock { state in
        if state.done < state.came { state.waiting.append(continuation) }
        return state.done == state.came
      }
      if isDone { continuation.resume() }
    }
    return state.withLock { $0.problems }
  }

  private func encode(_ entry: any LogEntry, _ number: Int) {
    let result = Result { try encoder.encode(entry) }
    let waiting = state.withLock { state in
      if case .failure(let error) = result {
        state.problems.append("\(type(of: entry)) cannot be encoded: \(error)")
      }
      state.encoded[number] = .some(try? result.get())
      // One writer at a time, and nothing overtakes.
      while let next = state.encoded.removeValue(forKey: state.done) {
        if let next { log.write(next) }
        state.done += 1
      }
      guard state.done == state.came else { return [CheckedContinuation<Void, Never>]() }
      defer { state.waiting = [] }
      return state.waiting
    }
    waiting.forEach { $0.resume() }
  }
}
