import Foundation

/// What the program prints about the tester's log.
enum LogScene {
  static let report = """
    A tester writes: "Surprise me. Around the middle it went wrong." The log came with it: \
    \(TestersLog.log.steps.count) steps.
    """

  /// Prints the report, and the steps from 16 to 20.
  static func show() {
    print(report)
    for number in 16...20 { print(line(number, TestersLog.log.steps[number - 1])) }
  }

  /// A step on a line of at most 79 characters.
  static func line(_ number: Int, _ step: SurpriseStep) -> String {
    let origin =
      switch step.source {
      case .user: ""
      case .effect(let origin): ", begun by step \(origin)"
      }
    return column("\(number)", 4) + column(time(step.at), 9) + "  \(name(step.action))\(origin)"
  }

  /// What the screen shows, in a line.
  static func screen(_ state: SurpriseState) -> String {
    let note = state.shown.map { "note \($0)" } ?? "no note"
    let text = state.text.map { ", the text \($0.debugDescription)" } ?? ""
    return note + text + (state.isPlaying ? ", playing" : "")
  }

  static func name(_ action: SurpriseAction) -> String {
    if case .loaded(_, let text) = action { "loaded \(text.debugDescription)" } else { "\(action)" }
  }

  static func time(_ duration: Duration) -> String {
    String(format: "%.3f s", Double(duration / .milliseconds(1)) / 1_000)
  }

  private static func column(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 1)) + text
  }
}
