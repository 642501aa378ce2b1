import Support

@testable import ShimsAndWrappers

/// Steps that a proofreader takes, side by side with a model of the original one.
struct ProofreaderScript {
  let steps: [ProofreaderStep]

  /// Runs random scripts until the proofreader differs from the original one.
  ///
  /// - Parameters:
  ///   - count: How many scripts to run at most.
  ///   - makeSpelling: Makes the spell checker that a script runs on.
  /// - Returns: The shortest script found on which the two differ; nil when there is none.
  static func difference(
    inScripts count: Int, on makeSpelling: () -> any ScriptedSpelling
  ) -> Counterexample? {
    Counterexample.find(inScripts: count) { generator in
      let words = words(using: &generator)
      return (0..<20).map { _ in ProofreaderStep.random(of: words, using: &generator) }
    } problem: { steps in
      Self(steps: steps).difference(on: makeSpelling)
    }
  }

  /// Words of few letters: one is part of another, or a guess for it. No other test uses them.
  private static func words(using generator: inout SeededGenerator) -> [String] {
    let letters = String("qqvw".shuffled(using: &generator))
    return (2...3).flatMap { count in
      let word = String(letters.prefix(count))
      return [word, String(word.reversed()), String(word.dropFirst() + word.prefix(1))]
    }
  }

  /// Takes the steps, on a spell checker that has learned nothing yet.
  private func difference(on makeSpelling: () -> any ScriptedSpelling) -> String? {
    let spelling = makeSpelling()
    spelling.forget()
    defer { spelling.forget() }
    let proofreader = spelling.makeProofreader()
    for (index, step) in steps.enumerated() {
      guard let difference = step.difference(of: proofreader, on: spelling) else { continue }
      let before = steps[..<index].map { "\($0), " }.joined()
      return "\(before)\(step) \(difference)"
    }
    return nil
  }
}
