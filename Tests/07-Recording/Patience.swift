import Foundation
import Synchronization

/// Waiting that ends, and that needs no thread but its own: those of the pool may all be held at a gate.
nonisolated enum Patience {
  private static let inVain = Mutex(false)

  /// Whether something was waited for in vain: after that the suite is less patient, so that it ends soon.
  static var isUsedUp: Bool {
    get { inVain.withLock { $0 } }
    set { inVain.withLock { $0 = newValue } }
  }

  /// How long to wait for what should come at once, in seconds.
  static var limit: Double { isUsedUp ? 0.1 : 1 }

  /// Waits for what should come at once.
  ///
  /// - Returns: Whether it came.
  @MainActor static func until(_ condition: () -> Bool) async -> Bool {
    let end = ContinuousClock.now + .seconds(limit)
    while !condition(), ContinuousClock.now < end { await pass() }
    if !condition() { isUsedUp = true }
    return condition()
  }

  /// Looks again and again, without a pause, for what should come at once.
  ///
  /// - Returns: Whether it came.
  static func spin(until condition: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(3 * limit)
    while !condition(), ContinuousClock.now < end { sched_yield() }
    return condition()
  }

  /// Lets time pass while a gate is closed; no more of it once the test has what it is about.
  @MainActor static func pause(
    _ time: Duration, before gate: Gate, unless isDecided: () -> Bool = { false }
  ) async {
    let end = ContinuousClock.now + time
    while ContinuousClock.now < end, !isDecided() {
      await pass()
      gate.stillClosed()
    }
  }

  /// Lets others have the main thread. `Task.yield()` needs a thread of the pool.
  @MainActor private static func pass() async {
    usleep(200)
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
