import Dispatch
import Synchronization

/// Where code waits until the suite opens it. It gives up after a while, so that nothing hangs.
nonisolated final class Gate: Sendable {
  private let gate = DispatchSemaphore(value: 0)
  private let holdsMainThread: Bool
  private let state = Mutex((isReached: false, isHeld: false, gaveUp: false, signs: 0))

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

  /// Makes code on a queue a caller's: at a gate it does not wait, but counts as having waited in vain.
  static func markCallers(_ queue: DispatchQueue) { queue.setSpecific(key: callers, value: ()) }

  private static let callers = {
    let key = DispatchSpecificKey<Void>()
    // On Linux `Thread.isMainThread` does not say what runs on the main queue.
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Waits until it is open. It holds one thread and lets others pass: in the pool there may be only two, and without
  /// any the main queue stands still. On the main queue it does not wait unless asked: tests open gates there.
  func pass() {
    let isInVain = DispatchQueue.getSpecific(key: Self.callers) != nil && !holdsMainThread
    let (isHeld, since) = state.withLock { state in
      state.isReached = true
      defer { if !isInVain { state.isHeld = true } }
      return (state.isHeld, state.signs)
    }
    if isHeld && !isInVain { return }
    var (signs, left) = (since, isInVain ? 1 : 10)
    for number in 1...600 {
      let part = isInVain ? 0 : Patience.limit / 10
      let began = ContinuousClock.now
      if gate.wait(timeout: .now() + part) == .success { break }
      let now = state.withLock { $0.signs }
      // A machine that wakes this thread late lets the test wait as well.
      let isLate = part > 0 && ContinuousClock.now > began + .seconds(2 * part)
      if now != signs { (signs, left) = (now, 10) } else if !isLate { left -= 1 }
      if left > 0, number < 600 { continue }
      if !isInVain { Patience.isUsedUp = true }
      state.withLock { $0.gaveUp = true }
      break
    }
    // Open for everybody who follows.
    gate.signal()
  }
}
