import Support
import Testing

@testable import Kata

/// Tests of the kills that count after the tests that made them have run again.
@Suite struct KillConfirmationTests {
  @Test func `a test that comes out as before is confirmed by one round`() {
    var confirmation = KillConfirmation(["a": [.passed, .failed, .passed]])

    #expect(confirmation.needsRound)
    confirmation.take(["a": [.passed, .failed, .passed]])

    #expect(!confirmation.needsRound)
    #expect(Set(confirmation.killers.keys) == ["a"])
  }

  @Test func `a test that has killed nothing does not run again`() {
    let confirmation = KillConfirmation(["a": [.passed, .passed], "b": [.passed, .notRun]])

    #expect(!confirmation.needsRound)
  }

  @Test(
    arguments: [
      // The outcomes are on the original, on a mutant that the test killed, and on one that it did not kill.
      ([.failed, .failed, .passed], 0), ([.passed, .passed, .crashed], 1),
      ([.passed, .passed, .timedOut], 1),
    ] as [(KillConfirmation.Outcomes, Int)])
  func `a test that comes out differently on the same code is flaky`(
    round: KillConfirmation.Outcomes, place: Int
  ) {
    var confirmation = KillConfirmation([
      "a": [.passed, .failed, .passed], "b": [.passed, .failed, .passed],
    ])

    confirmation.take(["a": round, "b": [.passed, .failed, .passed]])

    #expect(confirmation.flaky == ["a": place])
    #expect(Set(confirmation.killers.keys) == ["b"])
    #expect(confirmation.needsRound, "the others ran in its company")
  }

  @Test func `a mutant that makes a test pass and fail costs it this kill only`() {
    var confirmation = KillConfirmation(["a": [.passed, .failed, .failed]])

    confirmation.take(["a": [.passed, .failed, .passed]])
    #expect(confirmation.unsteady == ["a": 2])
    #expect(confirmation.needsRound)
    confirmation.take(["a": [.passed, .failed, .failed]])

    #expect(confirmation.flaky.isEmpty)
    #expect(!confirmation.needsRound)
  }

  @Test func `a test that kills nothing but by chance kills nothing, and is not flaky`() {
    var confirmation = KillConfirmation(["a": [.passed, .failed, .passed]])

    confirmation.take(["a": [.passed, .passed, .passed]])

    #expect(confirmation.unsteady == ["a": 1])
    #expect(confirmation.flaky.isEmpty)
    #expect(confirmation.killers.isEmpty)
  }

  @Test func `a test that two mutants make pass and fail is flaky`() {
    var confirmation = KillConfirmation(["a": [.passed, .failed, .passed, .failed]])

    confirmation.take(["a": [.passed, .failed, .passed, .passed]])
    confirmation.take(["a": [.passed, .failed, .failed, .failed]])

    #expect(confirmation.flaky == ["a": 2])
    #expect(confirmation.killers.isEmpty)
  }

  @Test func `it is no difference how a test fails`() {
    var confirmation = KillConfirmation(["a": [.passed, .failed, .crashed, .timedOut]])

    confirmation.take(["a": [.passed, .crashed, .timedOut, .failed]])

    #expect(confirmation.flaky.isEmpty)
    #expect(!confirmation.needsRound)
  }

  @Test(arguments: [[.passed, .notReached] as KillConfirmation.Outcomes, [.passed], []])
  func `what was not run again on everything does not count`(round: KillConfirmation.Outcomes) {
    var confirmation = KillConfirmation(["a": [.passed, .failed], "b": [.passed, .failed]])

    confirmation.take(["a": round, "b": [.passed, .failed]])

    #expect(confirmation.notReached == ["a"])
    #expect(Set(confirmation.killers.keys) == ["b"])
  }

  @Test func `tests that flip in every round do not make it go on for ever`() {
    let names = (1...9).map(String.init)
    var confirmation = KillConfirmation(
      Dictionary(uniqueKeysWithValues: names.map { ($0, [.passed, .failed]) }))
    var rounds = 0
    while confirmation.needsRound {
      let flaky = confirmation.killers.keys.min()
      confirmation.take(
        Dictionary(
          uniqueKeysWithValues: names.map { ($0, [.passed, $0 == flaky ? .passed : .failed]) }))
      rounds += 1
    }

    #expect(rounds == KillConfirmation.roundLimit)
  }

  // With a fixed number of rounds it would be 1.9 mutants after one, and 0.1 after two, at twice the cost for all.
  @Test(arguments: [1, 10, 200], [0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5])
  func `tests that fail by chance earn next to nothing`(count: Int, probability: Double) {
    var chance = Chance(probability: probability, generator: SeededGenerator(seed: UInt64(count)))
    let trials = 150
    var kills = 0
    for _ in 0..<trials { kills += chance.kills(of: count) }

    #expect(Double(kills) / Double(trials) < 0.1)
  }

  // MARK: - Fixtures

  /// Tests that fail with the same probability, each time and on any code.
  struct Chance {
    let probability: Double
    var generator: SeededGenerator

    private let variants = 3
    private let mutants = 8

    init(probability: Double, generator: SeededGenerator) {
      self.probability = probability
      self.generator = generator
    }

    /// Judges some of the tests once.
    ///
    /// - Returns: The number of mutants that they kill.
    mutating func kills(of count: Int) -> Int {
      var first: [String: KillConfirmation.Outcomes] = [:]
      for test in 0..<count where passesAll() {
        first["\(test)"] = [.passed] + (0..<mutants).map { _ in run() }
      }
      var confirmation = KillConfirmation(first)
      while confirmation.needsRound {
        var round: [String: KillConfirmation.Outcomes] = [:]
        for test in confirmation.killers.keys.sorted() {
          round[test] = (0...mutants).map { _ in run() }
        }
        confirmation.take(round)
      }
      return Set(
        confirmation.killers.flatMap { test, outcomes in
          outcomes.indices.filter { outcomes[$0] == .failed && $0 != confirmation.unsteady[test] }
        }
      ).count
    }

    /// Whether a test passes twice on the original and once on each variant.
    private mutating func passesAll() -> Bool {
      for _ in 0..<(2 + variants) where run() == .failed { return false }
      return true
    }

    private mutating func run() -> TestRecord.Status {
      Double.random(in: 0..<1, using: &generator) < probability ? .failed : .passed
    }
  }
}
