import Synchronization

/// A clock for one sleeper, who is awake only while ``advance(by:)`` waits for its next sleep.
nonisolated final class SteppedClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private struct Progress {
    var now = Instant(offset: .zero)
    var sleeper: (deadline: Instant, wake: CheckedContinuation<Void, Never>)?
    /// What waits until the sleeper sleeps again.
    var watcher: CheckedContinuation<Void, Never>?
    var isOver = false
  }

  private let progress = Mutex(Progress())

  var now: Instant { progress.withLock { $0.now } }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    await withCheckedContinuation { wake in
      settle { $0.sleeper = (deadline, wake) }
    }
  }

  /// Says that no sleep comes any more.
  func end() { settle { $0.isOver = true } }

  /// Wakes the sleeper as often as it is due, each time at its own time.
  func advance(by duration: Duration) async {
    let end = now.advanced(by: duration)
    await isSettled()
    while let wake = takeSleeper(until: end) {
      wake.resume()
      await isSettled()
    }
    progress.withLock { $0.now = end }
  }

  private func takeSleeper(until end: Instant) -> CheckedContinuation<Void, Never>? {
    progress.withLock { progress in
      guard let sleeper = progress.sleeper, sleeper.deadline <= end else { return nil }
      progress.now = sleeper.deadline
      progress.sleeper = nil
      return sleeper.wake
    }
  }

  /// Waits until the sleeper sleeps, or is over.
  private func isSettled() async {
    await withCheckedContinuation { watcher in
      let isSettled = progress.withLock { progress in
        if progress.sleeper != nil || progress.isOver { return true }
        progress.watcher = watcher
        return false
      }
      if isSettled { watcher.resume() }
    }
  }

  private func settle(_ change: (inout sending Progress) -> Void) {
    let watcher = progress.withLock { progress in
      change(&progress)
      defer { progress.watcher = nil }
      return progress.watcher
    }
    watcher?.resume()
  }
}
