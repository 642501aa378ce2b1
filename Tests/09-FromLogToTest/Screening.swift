import Support
import Testing

@testable import FromLogToTest

/// A learner's playback, and what it shows.
@MainActor final class Screening {
  /// A call that does not return.
  struct Hanging: Error, CustomStringConvertible {
    let call: String

    var description: String { "\(call) does not return: it must not wait for the real clock" }
  }

  /// Whether a call has hung in this process: after that the others get a moment, so that the suite ends soon.
  private(set) static var hasHung = false

  private let playback: any Playback
  private let shown = Spy<Frame>()

  init(_ log: SurpriseLog, reduce: @escaping Reduce = SurpriseReducer.reduce) {
    playback = makePlayback(of: log, reduce: reduce, show: { [shown] in shown($0) })
  }

  /// What was shown so far.
  var frames: [Frame] { shown.all }
  var times: [Duration] { frames.map(\.at) }
  var actions: [SurpriseAction] { frames.map(\.action) }

  var state: SurpriseState {
    get async { await playback.state }
  }

  func advance(by duration: Duration) async throws {
    try await Self.wait(for: "advance(by: \(duration))", shown) { [playback] in
      await playback.advance(by: duration)
    }
  }

  func send(_ action: SurpriseAction) async throws {
    try await Self.wait(for: "send(.\(action))", shown) { [playback] in
      await playback.send(action)
    }
  }

  /// How many frames have been shown after each of some advances, when the main actor makes a playback, advances it and
  /// looks, and nothing else gets a turn in between.
  static func counts(of log: SurpriseLog, advancing durations: [Duration]) async throws -> [Int] {
    let (shown, counts) = (Spy<Frame>(), Spy<Int>())
    try await wait(for: "advance(by:)", shown) { @MainActor in
      let playback = makePlayback(
        of: log, reduce: SurpriseReducer.reduce, show: { shown($0) })
      for duration in durations {
        await playback.advance(by: duration)
        counts(shown.all.count)
      }
    }
    return counts.all
  }

  /// Waits for a call that takes no time. One that sleeps is woken, so that the suite does not wait for hours.
  ///
  /// It counts pauses, and not seconds: on a machine that is busy, both the call and the pauses take longer. A call that
  /// goes on showing frames gets more of them.
  private static func wait(
    for call: String, _ shown: Spy<Frame>, _ work: @escaping @Sendable () async -> Void
  ) async throws {
    let task = Task { await work() }
    let alarm = Task {
      var (all, idle, count) = (0, 0, shown.all.count)
      while all < 300, idle < (hasHung ? 20 : 100) {
        try await Task.sleep(for: .milliseconds(10))
        let now = shown.all.count
        (all, idle, count) = (all + 1, now == count ? idle + 1 : 0, now)
      }
      task.cancel()
      hasHung = true
    }
    await task.value
    alarm.cancel()
    if (try? await alarm.value) != nil { throw Hanging(call: call) }
  }
}
