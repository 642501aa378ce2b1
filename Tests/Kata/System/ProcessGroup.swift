import Foundation
import Synchronization

/// The process group of one running program. A cancelled task kills it from another thread.
final class ProcessGroup: Sendable {
  private struct State {
    var pid: pid_t?
    var isCancelled = false
  }

  private let state = Mutex(State())

  /// Stores the id of the program that has just been started.
  func begin(_ pid: pid_t) {
    state.withLock { state in
      state.pid = pid
      if state.isCancelled { kill(-pid, SIGKILL) }
    }
  }

  /// Kills the program now, or as soon as it has been started.
  func cancel() {
    state.withLock { state in
      state.isCancelled = true
      if let pid = state.pid { kill(-pid, SIGKILL) }
    }
  }

  /// Forgets the program after its end. Throws `CancellationError` if it was cancelled.
  func end() throws {
    try state.withLock { state in
      state.pid = nil
      if state.isCancelled { throw CancellationError() }
    }
  }
}
