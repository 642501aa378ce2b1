import Dispatch
import Synchronization

/// Where code waits until the suite opens it. It gives up after a while, so that nothing hangs.
nonisolated final class Gate: Sendable {
  private let gate = DispatchSemaphore(value: 0)
  private let holdsMainThread: Bool
  private let state = Mutex((isReached: false, gaveUp: false, signs: 0))

  /// Makes a gate that is closed.
  ///
  /// - Parameter holdsMainThread: Whether the main thread waits here too: another thread must open the gate then.
  init(holdsMainThread: Bool = false) { self.holdsMainThread = holdsMainThread }

  /// Whether a thread waits here, or has passed.
  var isReached: Bool { state.withLock { $0.isReached } }

  /// Whether a thread waited in vain: then the test that was to open it was itself kept waiting.
  var gaveUp: Bool { state.withLock { $0.gaveUp } }

  func open() { gate.signal() }

  /// A sign of life from whoever will open it: it waits anew.
  func stillClosed() { state.withLock { $0.signs += 1 } }

  /// Whether code runs on the main queue. On Linux `Thread.isMainThread` does not say so.
  private static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueue) != nil }

  private static let mainQueue = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Waits until it is open. On the main queue it does not wait unless asked: the tests that open gates run there.
  func pass() {
    let isInVain = Self.isOnMainQueue && !holdsMainThread
    var signs = state.withLock { state in
      state.isReached = true
      return state.signs
    }
    while gate.wait(timeout: .now() + (isInVain ? 0 : Patience.limit)) == .timedOut {
      let now = state.withLock { $0.signs }
      guard now == signs else {
        signs = now
        continue
      }
      if !isInVain { Patience.isUsedUp = true }
      state.withLock { $0.gaveUp = true }
      break
    }
    // Open for everybody who follows.
    gate.signal()
  }
}
