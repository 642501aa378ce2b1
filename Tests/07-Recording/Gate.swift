import Dispatch
import Synchronization

/// Where code waits until the suite opens it. It gives up after a while, so that nothing hangs.
nonisolated final class Gate: Sendable {
  private let gate = DispatchSemaphore(value: 0)
  private let state = Mutex((isReached: false, gaveUp: false, signs: 0))

  /// Whether a thread waits here, or has passed.
  var isReached: Bool { state.withLock { $0.isReached } }

  /// Whether a thread waited in vain: then the test that was to open it was itself kept waiting.
  var gaveUp: Bool { state.withLock { $0.gaveUp } }

  func open() { gate.signal() }

  /// A sign of life from whoever will open it: it waits anew.
  func stillClosed() { state.withLock { $0.signs += 1 } }

  func pass() {
    var signs = state.withLock { state in
      state.isReached = true
      return state.signs
    }
    while gate.wait(timeout: .now() + Patience.limit) == .timedOut {
      let now = state.withLock { $0.signs }
      guard now == signs else {
        signs = now
        continue
      }
      Patience.isUsedUp = true
      state.withLock { $0.gaveUp = true }
      break
    }
    // Open for everybody who follows.
    gate.signal()
  }
}
