/// A script of calls that makes a learner's code do something wrong, shortened to the calls that matter.
public struct Counterexample: CustomStringConvertible {
  /// The problem, the calls that show it, and the seed that finds it again.
  public let description: String

  init(script number: Int, seed: UInt64, problem: String) {
    description = "\(problem)\n(Random script \(number), shortened; seed \(seed).)"
  }

  /// Plays random scripts until one shows a problem, and leaves out one step after another, as long as there still is
  /// one, for half a second at most: code that hangs takes long in each script.
  ///
  /// Source: property-based testing with shrinking, Koen Claessen and John Hughes, "QuickCheck", ICFP 2000.
  ///
  /// - Parameters:
  ///   - count: How many scripts to play.
  ///   - seed: The seed of the random numbers: another one each time, unless a failure is to be repeated.
  ///   - makeScript: Makes a script.
  ///   - problem: Plays a script on fresh parts. Returns what went wrong, and after which steps; nil when all
  ///     went well.
  /// - Returns: The first script that shows a problem, shortened; nil when none does.
  @MainActor public static func find<Step>(
    inScripts count: Int = 200, seed: UInt64 = .random(in: 1...999_999),
    makeScript: (inout SeededGenerator) -> [Step], problem: ([Step]) async -> String?
  ) async -> Counterexample? {
    var generator = SeededGenerator(seed: seed)
    for number in 1...count {
      var script = makeScript(&generator)
      guard var found = await problem(script) else { continue }
      var (index, isShorter) = (script.count, false)
      let end = ContinuousClock.now + .milliseconds(500)
      while ContinuousClock.now < end {
        if index == 0 {
          guard isShorter, !script.isEmpty else { break }
          (index, isShorter) = (script.count, false)
        }
        index -= 1
        var shorter = script
        shorter.remove(at: index)
        guard let still = await problem(shorter) else { continue }
        (script, found, isShorter) = (shorter, still, true)
      }
      return Counterexample(script: number, seed: seed, problem: found)
    }
    return nil
  }
}
