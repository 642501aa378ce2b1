import Foundation
import Synchronization

@testable import Recording

/// Waiting that ends, and that leaves the pool's threads alone: one of them may be held at a gate.
nonisolated enum Patience {
  private static let state = Mutex((isUsedUp: false, isPointless: false))

  /// Whether something was waited for in vain: after that the suite is less patient, so that it ends soon.
  static var isUsedUp: Bool {
    get { state.withLock { $0.isUsedUp } }
    set { state.withLock { $0.isUsedUp = newValue } }
  }

  /// How long to wait for what should come at once, in seconds.
  static var limit: Double {
    state.withLock { $0.isPointless ? 0 : $0.isUsedUp ? 0.1 : 1 }
  }

  /// Tries, once in a process, whether a recorder writes to its log at all. If not, nothing is waited for.
  @MainActor static let trial = Task {
    let log = LogSpy()
    let recorder = makeRecorder(encoder: JSONEntryEncoder(), log: log)
    recorder.record(0)
    let waiters = Waiters(1, for: recorder, log: log)
    // A recorder that has finished has written. One that is wrong may be a little late.
    guard await until({ !waiters.counts.isEmpty }) else { return }
    let isWriting = await until(within: 0.1) { log.count > 0 }
    state.withLock { $0.isPointless = !isWriting }
  }

  /// Waits for what should come at once.
  ///
  /// - Parameters:
  ///   - limit: How long to wait at most, in seconds.
  ///   - condition: Whether it has come.
  /// - Returns: Whether it came.
  @MainActor static func until(
    within limit: Double = limit, _ condition: () -> Bool
  ) async -> Bool {
    let end = ContinuousClock.now + .seconds(limit)
    // On a busy machine the time is over before others had their turn.
    var passes = 0
    while !condition(), ContinuousClock.now < end || (limit > 0 && passes < 30) {
      await pass()
      passes += 1
    }
    if !condition() { isUsedUp = true }
    return condition()
  }

  /// Looks again and again, without a pause, for what should come at once.
  ///
  /// - Returns: Whether it came.
  static func spin(until condition: () -> Bool) -> Bool {
    // Most often it comes in less time than it takes to read the clock. A busy processor is not given away.
    for _ in 0..<5_000 where condition() { return true }
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
