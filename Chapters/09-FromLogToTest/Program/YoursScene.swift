import Foundation

/// Plays a log in your playback, which it advances as the real clock goes on; then with the bug fixed.
enum YoursScene {
  /// Plays a second of the tester's log.
  static func play() {
    print("The steps from 17 to 20, four times as fast, on the real clock:")
    play(part)
  }

  /// Plays the whole log that the words name.
  static func play(_ words: [String]) throws {
    let file = try LogFile(words)
    let log = try file.log
    if file.isEarlier { print(EarlierLog.lack) }
    print("\(file.name), \(log.steps.count) steps, four times as fast, on the real clock:")
    play(faster(log))
  }

  private static func play(_ log: SurpriseLog) {
    play(log, SurpriseReducer.reduce)
    print("\nWith the bug fixed:")
    play(log, FixedReducer.reduce)
  }

  private static func play(_ log: SurpriseLog, _ reduce: @escaping Reduce) {
    LegacyScene.finish {
      let playback = makePlayback(of: log, reduce: reduce) { frame in
        let at = String(format: "%.1f s", Double(frame.at / .milliseconds(1)) / 1_000)
        let note = frame.state.shown.map { "note \($0)" } ?? "no note"
        print("  \(at)  \(frame.action), \(note), \(frame.state.text ?? "no text")")
      }
      let start = ContinuousClock.now
      var passed = Duration.zero
      for step in log.steps {
        try? await Task.sleep(until: start + step.at)
        await playback.advance(by: step.at - passed)
        passed = step.at
      }
      // The playback as found goes by the real clock itself.
      try? await Task.sleep(for: .milliseconds(100))
    }
  }

  private static func faster(_ log: SurpriseLog) -> SurpriseLog {
    var log = log
    for index in log.steps.indices { log.steps[index].at /= 4 }
    return log
  }

  /// A part of the tester's log, from its own start.
  private static var part: SurpriseLog {
    let (first, last) = (17, 20)
    let log = TestersLog.log
    let steps = log.steps[(first - 1)..<last].map { step in
      var step = step
      step.at -= log.steps[first - 1].at
      if case .effect(let origin) = step.source { step.source = .effect(of: origin - first + 1) }
      return step
    }
    return faster(SurpriseLog(start: log.steps[first - 2].state, steps: steps))
  }
}
