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
  ) async -> Counterexample? {
    var fixedScripts = [changesBetweenCalls]
    return await Counterexample.find(inScripts: count) { generator in
      if let script = fixedScripts.popLast() { return script }
      let words = words(using: &generator)
      // Few calls, each made again and again: what was remembered from it may be wrong by then.
      let calls = ProofreaderStep.calls(of: words, using: &generator)
      return (0..<20).flatMap { _ in
        Bool.random(using: &generator)
          ? [generator.pick(from: calls)] : ProofreaderStep.changes(of: words, using: &generator)
      }
    } problem: { steps in
      Self(steps: steps).difference(on: makeSpelling)
    }
  }

  /// The script that is played first: what a result was made from changes, and all sizes stay as they were.
  /// It ends with unusual words.
  private static let changesBetweenCalls: [ProofreaderStep] = [
    .learn("eq"), .corrected("eq qe"), .unknownWords("eq qe"),
    .unlearn("eq"), .learn("qe"), .corrected("eq qe"), .unknownWords("eq qe"),
    .unlearn("qe"), .learn("ee"), .corrected("eq qe"), .unknownWords("eq qe"),
    .accept("eq"), .accept("eq"), .unlearn("eq"), .accept("eq"), .forget, .accept("eq"),
    .unlearn("eq"), .learn("eq"), .accept("eq"), .corrected("eq qe"), .unknownWords("eq qe"),
    .accept("Eq"), .accept(" qe"), .accept("qe\n"), .accept("e\u{301}q"), .accept("qe eq"),
    .accept(""),
    .corrected(" Qe  qe\r\nqee\u{301}\u{A0}qe-qqe\u{2260}eeq\n"), .unknownWords("zq Qe qe\r\nzq"),
  ]

  /// Words of few letters, two of which differ by an accent: one word is part of another, or a guess for it. No
  /// other test uses them.
  private static func words(using generator: inout SeededGenerator) -> [String] {
    let letters = ["q", "e", "e\u{301}"].shuffled(using: &generator)
    let (a, b, c) = (letters[0], letters[1], letters[2])
    return [a, a + a, a + b, b + a, a + b + a, a + b + c, c + b + a]
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
