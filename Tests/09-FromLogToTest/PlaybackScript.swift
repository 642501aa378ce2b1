import Support

@testable import FromLogToTest

/// Logs of any kind and buttons at any time, on the learner's playback and on a model of it.
@MainActor enum PlaybackScript {
  /// Plays random scripts.
  ///
  /// - Parameter withAnswers: Whether the logs hold answers of effects, and not only what the user did.
  /// - Returns: A script that shows a difference, shortened; nil when none does.
  static func difference(withAnswers: Bool = true) async -> Counterexample? {
    var hasHung = false
    return await Counterexample.find(makeScript: { makeScript(&$0, withAnswers) }) { steps in
      // Code that hangs takes long in each script: the first one is not shortened.
      if hasHung { return nil }
      do {
        return try await difference(after: steps).map { text($0, steps) }
      } catch {
        hasHung = true
        return text("\(error)", steps)
      }
    }
  }

  private static func makeScript(
    _ generator: inout SeededGenerator, _ withAnswers: Bool
  ) -> [PlaybackStep] {
    let buttons: [SurpriseAction] =
      [.surpriseMe, .surpriseMe, .play, .play, .pause, .close]
      + (withAnswers ? [] : [.tick, Sample.loaded(1)])
    let pauses: [Duration] = [.zero, .zero, .milliseconds(250), .seconds(1), .seconds(5)]
    var steps: [PlaybackStep] = []
    // What the log can say of effects: right where none was ended.
    var answers: [(SurpriseAction, SurpriseEvent.Source)] = []
    var state = SurpriseState(notes: 2)
    for number in 1...Int.random(in: 1...12, using: &generator) {
      var (action, source) = (generator.pick(from: buttons), SurpriseEvent.Source.user)
      if withAnswers, !answers.isEmpty, Int.random(in: 0..<3, using: &generator) > 0 {
        (action, source) = generator.pick(from: answers)
      }
      steps.append(.logged(action, source, after: generator.pick(from: pauses)))
      var random: any RandomNumberGenerator = generator
      for effect in ScriptReducer.reduce(&state, action, &random) {
        switch effect {
        case .load(let note): answers.append((Sample.loaded(note), .effect(of: number)))
        case .wait: answers.append((.tick, .effect(of: number)))
        case .cancel: break
        }
      }
    }
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      let isButton = Int.random(in: 0..<3, using: &generator) == 0
      steps.append(
        isButton
          ? .send(generator.pick(from: buttons))
          : .advance(generator.pick(from: pauses + [.seconds(2), .milliseconds(10)])))
    }
    return steps + [.advance(.seconds(60))]
  }

  private static func text(_ problem: any CustomStringConvertible, _ steps: [PlaybackStep])
    -> String
  {
    "after these, \(problem):\n" + steps.map { "  \($0)" }.joined(separator: "\n")
  }

  private static func difference(after steps: [PlaybackStep]) async throws -> FrameDifference? {
    let log = log(of: steps)
    let screening = Screening(log, reduce: ScriptReducer.reduce)
    var model = PlaybackModel(log)
    for step in steps {
      switch step {
      case .logged: break
      case .advance(let duration):
        try await screening.advance(by: duration)
        model.advance(by: duration)
      case .send(let action):
        try await screening.send(action)
        model.send(action)
      }
    }
    return FrameDifference(screening.frames, from: model.frames)
  }

  private static func log(of steps: [PlaybackStep]) -> SurpriseLog {
    var log = SurpriseLog(start: SurpriseState(notes: 2))
    var at = Duration.zero
    for case .logged(let action, let source, let pause) in steps {
      at += pause
      // What a state was then is of no use to a playback.
      let step = SurpriseStep(action: action, source: source, at: at, state: log.start)
      log.steps.append(step)
    }
    return log
  }
}
