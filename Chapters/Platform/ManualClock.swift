import Synchronization

/// A clock that stands still until a test moves it.
///
///     let clock = ManualClock()
///     let task = Task { try await clock.sleep(for: .seconds(3)) }
///     // Once `clock.sleeps` is 1:
///     clock.advance(by: .seconds(3))
///     try await task.value
public final class ManualClock: Clock {
  /// A time, as its distance from the beginning.
  public struct Instant: InstantProtocol {
    let time: Duration

    public func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
    public func duration(to other: Instant) -> Duration { other.time - time }
    public static func < (one: Instant, other: Instant) -> Bool { one.time < other.time }
  }

  private struct Sleeper {
    let due: Duration
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var time = Duration.zero
    var begun = 0
    var sleepers: [Int: Sleeper] = [:]
  }

  private let state = Mutex(State())

  public init() {}

  public var now: Instant { Instant(time: state.withLock { $0.time }) }
  public var minimumResolution: Duration { .zero }

  /// How many sleeps have begun so far, the ended ones included.
  public var sleeps: Int { state.withLock { $0.begun } }

  /// When the sleeps end that have not ended, as times since the beginning, the earliest first.
  public var due: [Duration] { state.withLock { $0.sleepers.values.map(\.due).sorted() } }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let number = state.withLock {
      $0.begun += 1
      return $0.begun
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        state.withLock {
          if Task.isCancelled {
            continuation.resume(throwing: CancellationError())
          } else if deadline.time <= $0.time {
            continuation.resume()
          } else {
            $0.sleepers[number] = Sleeper(due: deadline.time, continuation: continuation)
          }
        }
      }
    } onCancel: {
      state.withLock { $0.sleepers.removeValue(forKey: number) }?
        .continuation.resume(throwing: CancellationError())
    }
  }

  /// Moves the time on, and ends the sleeps that are due, the earliest first.
  public func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.time += duration
      let due = state.sleepers.filter { $0.value.due <= state.time }
      for number in due.keys { state.sleepers[number] = nil }
      return due.values.sorted { $0.due < $1.due }
    }
    for sleeper in due { sleeper.continuation.resume() }
  }
}
