import Support

@testable import NewChapter

// REPLACE: the differential test. Random scripts run on the learner's code and on the model; a failure is shortened.

/// Steps in some order, on the learner's dot and on a ``NewsDotModel`` side by side.
enum NewsDotScript {
  /// Plays random scripts until the two differ.
  ///
  /// - Returns: The shortest script found on which they do; nil when there is none.
  static func difference() async -> Counterexample? {
    await Counterexample.find { generator in
      // Launches are common, so that the dot is shown often enough.
      let steps: [NewsDotStep] = NewsDotStep.allCases + [.launch, .launch, .launch]
      return (0..<30).map { _ in generator.pick(from: steps) }
    } problem: { steps in
      problem(after: steps)
    }
  }

  /// Plays one script on fresh parts.
  private static func problem(after steps: [NewsDotStep]) -> String? {
    let counter = LaunchesStub(launches: 7)
    let dot = makeNewsDot(counting: counter)
    var model = NewsDotModel(launches: counter.launches)
    for (index, step) in (steps + [.look]).enumerated() {
      switch step {
      case .launch:
        counter.countLaunch()
        model.launch()
      case .launchElsewhere:
        LaunchCounter.shared.countLaunch()
      case .look:
        let isShown = dot.isShown
        guard isShown == model.isShown else {
          let calls = steps.prefix(index).map { "\($0)" }.joined(separator: ", ")
          return "isShown is \(isShown), not \(model.isShown), after: \(calls)"
        }
      case .openNews:
        dot.openNews()
        model.openNews()
      }
    }
    return nil
  }
}
