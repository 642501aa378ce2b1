@testable import ShimsAndWrappers

/// Steps that a proofreader takes, and with it a model of the proofreader as found.
struct ProofreaderScript {
  private(set) var steps: [ProofreaderStep]

  static func random(using generator: inout SeededGenerator) -> Self {
    let words = words(using: &generator)
    return Self(steps: (0..<20).map { _ in .random(of: words, using: &generator) })
  }

  /// Words of few letters: one stands in another, or is a guess for it. No other test has them.
  private static func words(using generator: inout SeededGenerator) -> [String] {
    (0..<3).flatMap { _ in
      let word = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        generator.pick(from: ["q", "v", "w"] as [Character])
      }
      return [String(word), String(word.reversed()), String(word.dropFirst() + word.prefix(1))]
    }
  }

  /// Runs random scripts until the proofreader differs from the one as found.
  ///
  /// - Parameters:
  ///   - count: How many scripts to run at most.
  ///   - makeSpelling: Makes the spell checker that a script runs on.
  /// - Returns: The steps to the difference, as few as were found, and the seed; nil when there is none.
  static func difference(
    inScripts count: Int, on makeSpelling: () -> any ScriptedSpelling
  ) -> String? {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<count {
      let script = Self.random(using: &generator)
      guard script.difference(on: makeSpelling) != nil else { continue }
      let shortest = script.shortened { $0.difference(on: makeSpelling) != nil }
      return "\(shortest.difference(on: makeSpelling) ?? "differs by chance") (seed \(seed))"
    }
    return nil
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

  /// The script without the steps it fails without.
  private func shortened(while fails: (Self) -> Bool) -> Self {
    for index in steps.indices {
      var shorter = self
      shorter.steps.remove(at: index)
      if fails(shorter) { return shorter.shortened(while: fails) }
    }
    return self
  }
}
