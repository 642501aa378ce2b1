/// A script of calls that makes a learner's code do something wrong, shortened to the calls that matter.
public struct Counterexample: CustomStringConvertible, Equatable {
  /// The problem, and the calls that show it.
  public let description: String

  /// Runs random scripts until one shows a problem.
  ///
  /// Source: property-based testing with shrinking, Koen Claessen and John Hughes, "QuickCheck", ICFP 2000.
  ///
  /// - Parameters:
  ///   - scripts: How many scripts to run.
  ///   - length: How many steps a script has at most.
  ///   - seed: The seed of the random numbers: another one each time, unless a failure is to be repeated.
  ///   - step: Makes a random step.
  ///   - problem: Runs a script on fresh parts. Returns what was wrong; nil when nothing was.
  /// - Returns: The first script that shows a problem, shortened; nil when none does.
  public static func find<Step>(
    in scripts: Int = 200, of length: Int = 10,
    seed: UInt64 = .random(in: 0...UInt64(UInt32.max)),
    step: (inout SeededGenerator) -> Step, problem: ([Step]) -> String?
  ) -> Counterexample? {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<scripts {
      let count = Int.random(in: 1...length, using: &generator)
      let script = (0..<count).map { _ in step(&generator) }
      guard let found = problem(script) else { continue }
      let (steps, shown) = shortened(script, found, problem)
      return Counterexample(
        description: "\(shown)\n  after: "
          + steps.map { "\($0)" }.joined(separator: "; ") + "\n  (seed \(seed))")
    }
    return nil
  }

  /// Leaves out steps, one at a time, as long as there still is a problem.
  private static func shortened<Step>(
    _ script: [Step], _ found: String, _ problem: ([Step]) -> String?
  ) -> ([Step], String) {
    var (steps, shown) = (script, found)
    var index = steps.count - 1
    while index >= 0 {
      var fewer = steps
      fewer.remove(at: index)
      if !fewer.isEmpty, let still = problem(fewer) {
        (steps, shown) = (fewer, still)
        index = steps.count
      }
      index -= 1
    }
    return (steps, shown)
  }
}
