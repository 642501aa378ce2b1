import Foundation

/// Plays a second of the tester's log, on the real clock, as the app does; then with the bug fixed.
enum YoursScene {
  static func play() {
    print("The steps from 17 to 20, four times as fast, on the real clock:")
    play(SurpriseReducer.reduce)
    print("\nWith the bug fixed:")
    play(FixedReducer.reduce)
  }

  private static func play(_ reduce: @escaping Reduce) {
    LegacyScene.finish {
      await playInTheApp(part, reduce: reduce) { frame in
        let at = String(format: "%.1f s", Double(frame.at / .milliseconds(1)) / 1_000)
        let note = frame.state.shown.map { "note \($0)" } ?? "no note"
        print("  \(at)  \(frame.action), \(note), \(frame.state.text ?? "no text")")
      }
    }
  }

  /// A part of the tester's log, from its own start.
  private static var part: SurpriseLog {
    let (first, last) = (17, 20)
    let log = TestersLog.log
    let steps = log.steps[(first - 1)..<last].map { step in
      var step = step
      step.at = (step.at - log.steps[first - 1].at) / 4
      if case .effect(let origin) = step.source { step.source = .effect(of: origin - first + 1) }
      return step
    }
    return SurpriseLog(start: log.steps[first - 2].state, steps: steps)
  }
}
