import Foundation

/// Judges the mutants of learners by the tests of their authors and of others.
struct DuelJudge: Sendable {
  let judge: Judge
  let chapter: Chapter

  /// The mutants of a learner that count, and the reasons why others do not.
  struct Planted: Sendable {
    var mutants: [PlantedDiff] = []
    /// For each of the mutants, the names of its author's tests that kill it.
    var killers: [[String]] = []
    /// The names of its author's tests that do not count, because they fail on right code, at least sometimes.
    var uncounted: [String] = []
    var refused: [(name: String, reason: String)] = []
  }

  /// Finds the mutants of a learner that count: they keep the rules, and their author's own tests kill them.
  ///
  /// A test that fails on the original or on a variant kills nothing, as everywhere.
  func planted(
    _ handedIn: LearnersMutants, by author: Submission
  ) async throws -> Planted {
    var planted = Planted(refused: handedIn.refused)
    for mutant in handedIn.mutants {
      do {
        try await ChapterBuilder(
          judge.workbench, chapter, of: .solutions(of: chapter), planting: [mutant]
        ).admit(mutant)
        planted.mutants.append(mutant)
      } catch let diagnostics as Diagnostics {
        planted.refused.append((mutant.id, diagnostics.text))
      }
    }
    if planted.mutants.isEmpty { return planted }
    let verdict = try await verdict(on: planted.mutants, by: author)
    planted.uncounted = verdict.tests.filter(\.isLeftOut).map(\.record.name)
    let admitted = planted.mutants
    planted.mutants = []
    for (mutant, judged) in zip(admitted, verdict.mutants) {
      if let reason = Self.objection(to: judged, verdict) {
        planted.refused.append((mutant.id, reason))
      } else {
        planted.mutants.append(mutant)
        planted.killers.append(judged.killedBy)
      }
    }
    return planted
  }

  /// The reason why a mutant does not count if its author's tests do not notice it.
  static let unnoticed = "no test of its author fails with it"

  /// The reason why a mutant does not count after its author's tests ran on it; nil if it counts.
  private static func objection(
    to mutant: TestsVerdict.Mutant, _ verdict: TestsVerdict
  ) -> String? {
    if let error = verdict.error {
      return "its author's tests cannot be judged: \(error.prefix { !$0.isNewline })"
    }
    if !mutant.isSettled { return "with it a test never ends" }
    guard let killer = mutant.killedBy.first else { return unnoticed }
    return mutant.failsExpectation
      ? nil : "with it the test \"\(killer)\" crashes, and none fails by an expectation"
  }

  /// The verdict of some mutants on a learner's tests. If the learner's time is used up, it is an error.
  func verdict(on mutants: [PlantedDiff], by learner: Submission) async throws -> TestsVerdict {
    if mutants.isEmpty { return TestsVerdict(tests: [], mutants: []) }
    do {
      return try await judge.testsVerdict(on: chapter, of: learner, by: mutants)
    } catch let diagnostics as Diagnostics {
      let mutants = mutants.map { TestsVerdict.Mutant(id: $0.id, isDemo: false, killedBy: []) }
      return TestsVerdict(tests: [], mutants: mutants, error: diagnostics.text)
    }
  }
}
