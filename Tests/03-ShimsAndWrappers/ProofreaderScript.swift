@testable import ShimsAndWrappers

/// Steps that a proofreader takes, and with it a model of the proofreader as found.
struct ProofreaderScript {
  private(set) var steps: [ProofreaderStep]

  static func random(using generator: inout SeededGenerator) -> Self {
    let misspellings = (0..<4).map { _ in ProofreaderStep.randomMisspelling(using: &generator) }
    return Self(
      steps: misspellings + (0..<8).map { _ in ProofreaderStep.random(using: &generator) })
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
      return "\(shortest.difference(on: makeSpelling) ?? "It differs by chance.") (Seed \(seed).)"
    }
    return nil
  }

  /// Takes the steps, on a spell checker that has learned nothing yet.
  private func difference(on makeSpelling: () -> any ScriptedSpelling) -> String? {
    let spelling = makeSpelling()
    defer { for word in spelling.learned { spelling.unlearn(word) } }
    let proofreader = spelling.makeProofreader()
    for (index, step) in steps.enumerated() {
      guard let difference = step.difference(of: proofreader, on: spelling) else { continue }
      return "After \(steps[..<index]) \(step) \(difference)."
    }
    return nil
  }

  /// The script without the steps it fails without.
  private func shortened(while fails: (Self) -> Bool) -> Self {
    var script = self
    for index in steps.indices.reversed() {
      var shorter = script
      shorter.steps.remove(at: index)
      if fails(shorter) { script = shorter }
    }
    return script
  }
}
