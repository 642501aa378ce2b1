import Synchronization

/// A clock that goes on only when it is told to.
nonisolated final class ManualClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, Never>
  }

  private let state = Mutex((now: Instant(offset: .zero), sleepers: [Sleeper]()))

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .nanoseconds(1) }

  /// How many are asleep.
  var sleepers: Int { state.withLock { $0.sleepers.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    await withCheckedContinuation { continuation in
      let sleeper = Sleeper(deadline: deadline, continuation: continuation)
      state.withLock { $0.sleepers.append(sleeper) }
    }
  }

  /// Makes it later, and wakes nobody.
  func set(to instant: Instant) {
    state.withLock { $0.now = instant }
  }

  /// Wakes the first who sleeps until this moment.
  func wakeOne() {
    let sleeper = state.withLock { state -> Sleeper? in
      guard let first = state.sleepers.firstIndex(where: { $0.deadline <= state.now }) else {
        return nil
      }
      return state.sleepers.remove(at: first)
    }
    sleeper?.continuation.resume()
  }
}
