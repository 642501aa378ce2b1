import Synchronization

@testable import Recording

/// Tasks that wait for a recorder, all at once.
nonisolated final class Waiters: Sendable {
  private let state = Mutex((counts: [Int](), tasks: [Task<Void, Never>]()))

  /// For each task that came back, how many entries the log held then.
  var counts: [Int] { state.withLock { $0.counts } }

  /// Lets tasks wait.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - recorder: The recorder that they wait for.
  ///   - log: Its log.
  ///   - isCancelled: Whether each task is cancelled before it waits.
  init(_ count: Int, for recorder: any Recorder, log: LogSpy, isCancelled: Bool = false) {
    for _ in 0..<count {
      let task = Task.detached {
        while isCancelled, !Task.isCancelled { await Task.yield() }
        _ = await recorder.waitToFinish()
        self.state.withLock { $0.counts.append(log.count) }
      }
      state.withLock { $0.tasks.append(task) }
      if isCancelled { task.cancel() }
    }
  }

  func cancel() { state.withLock { $0.tasks }.forEach { $0.cancel() } }
}
