import Testing

@testable import FromLogToTest

/// The first difference between what was shown and what should have been, in a sentence.
struct FrameDifference: CustomStringConvertible {
  let description: String

  /// Nil when there is no difference.
  init?(_ shown: [Frame], from expected: [Frame]) {
    let same = zip(shown, expected).prefix { $0 == $1 }.count
    if same == shown.count, same == expected.count { return nil }
    func text(_ frames: [Frame]) -> String {
      same < frames.count ? Self.text(frames[same]) : "nothing more"
    }
    description = "as number \(same + 1) it shows \(text(shown)), and should show \(text(expected))"
  }

  /// Expects what should have been shown, and records the first difference, in a sentence after `when`.
  static func expectNone(
    _ shown: [Frame], from expected: [Frame], _ when: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let difference = FrameDifference(shown, from: expected) else { return }
    Issue.record("\(when), \(difference)", sourceLocation: sourceLocation)
  }

  private static func text(_ frame: Frame) -> String {
    let state = frame.state
    let note = state.shown.map { "note \($0)" } ?? "no note"
    let text = state.text.map { "the text \"\($0)\"" } ?? "no text"
    let screen = "\(note), \(text), \(state.isPlaying ? "playing" : "not playing")"
    return "\(frame.action) at \(frame.at) (\(screen))"
  }
}

extension SurpriseLog {
  /// What a playback must show where every step happens as it was recorded.
  var frames: [Frame] { steps.map { Frame(at: $0.at, action: $0.action, state: $0.state) } }
}
