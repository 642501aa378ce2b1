import Support
import Testing

@testable import FromLogToTest

/// A learner's playback, and what it shows.
@MainActor final class Screening {
  /// Whether no call has been too slow yet: after that all calls of one screening share a moment, so that the suite
  /// ends soon.
  private static var isPatient = true

  private let playback: any Playback
  private let shown = Spy<Frame>()
  /// Whether a call of this one was too slow: no other is made, since none could be right.
  private var isStopped = false
  /// How many pauses it may still make once the suite is not patient any more.
  private var pauses = 20

  init(_ log: SurpriseLog, reduce: @escaping Reduce = SurpriseReducer.reduce) {
    playback = makePlayback(of: log, reduce: reduce, show: { [shown] in shown($0) })
  }

  /// What was shown so far.
  var frames: [Frame] { shown.all }
  var times: [Duration] { frames.map(\.at) }
  var actions: [SurpriseAction] { frames.map(\.action) }

  /// Compares what was shown with what should have been.
  ///
  /// - Returns: The first difference, in a sentence; nil when there is none.
  func difference(from expected: [Frame]) -> String? {
    let frames = frames
    let same = zip(frames, expected).prefix { $0 == $1 }.count
    if same == frames.count, same == expected.count { return nil }
    let shown = same < frames.count ? Self.text(frames[same]) : "nothing more"
    let wanted = same < expected.count ? Self.text(expected[same]) : "nothing more"
    return "as number \(same + 1) it shows \(shown), and should show \(wanted)"
  }

  private static func text(_ frame: Frame) -> String {
    let state = frame.state
    let note = state.shown.map { "note \($0)" } ?? "no note"
    let text = state.text.map { "the text \"\($0)\"" } ?? "no text"
    let screen = "\(note), \(text), \(state.isPlaying ? "playing" : "not playing")"
    return "\(frame.action) at \(frame.at) (\(screen))"
  }

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
  ///
  /// It counts pauses, and not seconds: on a machine that is busy, both the call and the pauses take longer.
  private func wait(for call: String, _ work: @escaping @Sendable () async -> Void) async {
    if isStopped { return }
    let task = Task { await work() }
    let isPatient = Self.isPatient
    let alarm = Task {
      for _ in 0..<(isPatient ? 300 : pauses) {
        try await Task.sleep(for: .milliseconds(10))
        if !isPatient { pauses -= 1 }
      }
      task.cancel()
      Self.isPatient = false
    }
    await task.value
    alarm.cancel()
    if (try? await alarm.value) != nil {
      isStopped = true
      Issue.record("\(call) does not return: it must not wait for the real clock")
    }
  }
}
