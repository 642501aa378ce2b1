import Testing

@testable import FromLogToTest

/// A learner's playback, and what it shows.
@MainActor final class Screening {
  /// Whether no call has been too slow yet: after that the suite waits less, so that it ends soon.
  private static var isPatient = true

  private let playback: any Playback
  private let shown = FrameSpy()

  init(_ log: SurpriseLog, reduce: @escaping Reduce = SurpriseReducer.reduce) {
    playback = makePlayback(of: log, reduce: reduce, show: shown.add)
  }

  /// What was shown so far.
  var frames: [Frame] { shown.frames }
  var times: [Duration] { frames.map(\.at) }
  var actions: [SurpriseAction] { frames.map(\.action) }

  var state: SurpriseState {
    get async { await playback.state }
  }

  func advance(by duration: Duration) async {
    await wait(for: "advance(by:)") { [playback] in await playback.advance(by: duration) }
  }

  func send(_ action: SurpriseAction) async {
    await wait(for: "send(_:)") { [playback] in await playback.send(action) }
  }

  /// Waits for a call that takes no time. One that sleeps is woken, so that the suite does not wait for hours.
  private func wait(for call: String, _ work: @escaping @Sendable () async -> Void) async {
    let task = Task { await work() }
    let limit = Duration.seconds(Self.isPatient ? 5 : 0.2)
    let alarm = Task {
      try await Task.sleep(for: limit)
      task.cancel()
      Self.isPatient = false
    }
    await task.value
    alarm.cancel()
    if (try? await alarm.value) != nil {
      Issue.record("\(call) had not returned after \(limit): it must not wait for the real clock")
    }
  }
}
