import Support

@testable import Recording

/// Steps in some order, on the learner's recorder and on a list of what must be in its log.
struct RecorderScript {
  let steps: [RecorderStep]
  let seed: UInt64

  static func random() -> RecorderScript {
    let seed = UInt64.random(in: 1...999_999)
    var generator = SeededGenerator(seed: seed)
    let steps = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
      generator.pick(from: RecorderStep.allCases)
    }
    return RecorderScript(steps: steps, seed: seed)
  }

  /// Plays the script, and shorter ones as long as they show a difference too.
  ///
  /// - Returns: What differs, after which steps; nil when nothing does.
  func difference() async -> String? {
    guard let found = await problem() else { return nil }
    for index in steps.indices.reversed() {
      var shorter = steps
      shorter.remove(at: index)
      let script = RecorderScript(steps: shorter, seed: seed)
      if let still = await script.difference() { return still }
    }
    return found
  }

  private func problem() async -> String? {
    let log = LogSpy()
    let recorder = makeRecorder(encoder: JSONEntryEncoder(), log: log)
    var (expected, missing) = ([Int](), 0)
    for (number, step) in steps.enumerated() {
      switch step {
      case .record:
        recorder.record(number)
        expected.append(number)
      case .recordWhatCannotBeEncoded:
        recorder.record(Refusing())
        missing += 1
      case .yield:
        await Task.yield()
      }
    }
    let problems = await recorder.waitToFinish().count
    let entries = (try? log.entries(Int.self)) ?? []
    if entries == expected, problems == missing { return nil }
    return """
      the log holds \(entries), not \(expected), and \(problems) problems are named, not \(missing), \
      after: \(steps.map { "\($0)" }.joined(separator: ", ")) (seed \(seed))
      """
  }
}
