import Foundation
import Synchronization

/// A recorder that encodes several entries at once, and writes them in the order in which they came.
nonisolated final class ParallelRecorder: Recorder {
  struct State {
    /// How many entries have come, and how many of them were written or given up.
    var (came, done) = (0, 0)
    /// The encoded entries, and errors, that wait for the entries before them.
    var encoded: [Int: Encoded] = [:]
    var isWriting = false
    var problems: [String] = []
    /// Each task that waits, with the number of entries for which it waits.
    var waiting: [(count: Int, task: CheckedContinuation<Void, Never>)] = []
  }

  struct Encoded {
    let type: any LogEntry.Type
    let result: Result<Data, any Error>
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
        if state.done < state.came { state.waiting.append((state.came, continuation)) }
        return state.done == state.came
      }
      if isDone { continuation.resume() }
    }
    return state.withLock { $0.problems }
  }

  private func encode(_ entry: any LogEntry, _ number: Int) {
    let encoded = Encoded(type: type(of: entry), result: Result { try encoder.encode(entry) })
    let isWriter = state.withLock { state in
      state.encoded[number] = encoded
      defer { state.isWriting = true }
      return !state.isWriting
    }
    if isWriter { writeInOrder() }
  }

  /// Writes every entry whose turn has come, one writer at a time, and outside of the lock that `record` takes.
  private func writeInOrder() {
    while let next = takeNext() {
      var problem: String?
      do {
        try log.write(next.result.get())
      } catch {
        problem = "\(next.type) is missing: \(error)"
      }
      finishOne(problem)
    }
  }

  private func takeNext() -> Encoded? {
    state.withLock { state in
      let next = state.encoded.removeValue(forKey: state.done)
      if next == nil { state.isWriting = false }
      return next
    }
  }

  private func finishOne(_ problem: String?) {
    let finished = state.withLock { state in
      state.done += 1
      if let problem { state.problems.append(problem) }
      let finished = state.waiting.filter { $0.count <= state.done }
      state.waiting.removeAll { $0.count <= state.done }
      return finished
    }
    for waiter in finished { waiter.task.resume() }
  }
}
