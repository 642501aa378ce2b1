import Foundation

/// The first thing that fails in a chapter, and the hints there are for it.
struct HintTarget {
  let id: String
  let title: String
  let stages: [String]

  /// Looks in the order a learner works in: what does not build, the tests, the mutants, the suite.
  ///
  /// - Returns: The first that fails; nil when nothing does.
  /// - Throws: ``Failure`` when the chapter's mutants cannot be read.
  static func first(in verdict: Verdict, of chapter: Chapter) throws -> HintTarget? {
    if verdict.tests.error != nil {
      return HintTarget(id: "YourTests", title: "YourTests/ could not be judged", stages: [])
    }
    let left = verdict.tests.tests.filter(\.isLeftOut)
    if let test = left.first(where: { !verdict.isWaitingForTurn2($0) }) {
      let name = Style.harmless(test.record.name)
      return HintTarget(
        id: name, title: "Your test \"\(name)\" is left out",
        stages: [advice(on: test, in: verdict, of: chapter)])
    }
    let hints = Hints(of: chapter)
    // While tests wait for turn 2, they may be the ones that would kill the survivors: no hints for mutants yet.
    if left.isEmpty,
      let survivor = verdict.tests.mutants.first(where: { !$0.isKilled && !$0.isDemo }),
      let mutant = try PlantedDiff.all(in: chapter.suite.appending(path: "Mutants"))
        .first(where: { $0.id == survivor.id })
    {
      return HintTarget(
        id: mutant.id, title: "The mutant \(mutant.id) survives", stages: hints.stages(for: mutant))
    }
    if verdict.suite.error != nil {
      return HintTarget(
        id: "YourRefactoring", title: "YourRefactoring/ could not be judged", stages: [])
    }
    guard let test = verdict.suite.tests.first(where: { $0.record.status != .passed }) else {
      return nil
    }
    if test.record.hasEndedBadly {
      let stage =
        "It crashes or does not end. What it printed last is in `swift run kata check"
        + " \(chapter.number)`."
      return HintTarget(
        id: test.record.key + " (crash)",
        title: "The test \"\(test.record.name)\" did not finish",
        stages: [stage] + hints.stages(for: test.record.name))
    }
    return HintTarget(
      id: test.record.key, title: "The test \"\(test.record.name)\" fails",
      stages: hints.stages(for: test.record.name))
  }

  /// What to look at when a learner's test is left out.
  private static func advice(
    on test: TestsVerdict.Test, in verdict: Verdict, of chapter: Chapter
  ) -> String {
    let check = "`swift run kata check \(chapter.number)`"
    if test.status == .flaky {
      return
        "It passes and fails on the same code. Look for random values, the real clock, the order of a set or"
        + " a dictionary, work that is not awaited, and something shared that another test changes."
    }
    if test.record.hasEndedBadly {
      return
        "It crashes or does not end. \(check) shows what it printed last. Does that name a class the"
        + " test forgot to replace? Else look for indices, force unwraps and loops, in the test and in"
        + " its doubles."
    }
    if test.status == .notReached {
      return
        "It was not run everywhere: other tests crash or hang, and used up the time. Fix those first."
    }
    if test.failsOnOwnCode {
      return
        "It passes on a right answer to turn 2 and fails on your code, which passes the suite. Does the"
        + " test depend on a decision that was yours, or stop before your code is done? Else your code has a"
        + " bug that the suite does not know; \(check) shows what the test found."
    }
    if test.status == .overSpecified {
      return
        "It fails on code that is just as correct and written differently. Does it count calls, insist on"
        + " an order, or look at how something is done? Assert what can be observed instead."
    }
    if verdict.tests.isOnOwnCode {
      return
        "It fails on a right answer to turn 2, which fixes what the given code does wrong. Does the"
        + " test pin a bug, or depend on a decision that was yours?"
    }
    return
      "It fails on the code as it is given to you, which is right by definition. What does the test"
      + " assume that is not true? Or does another test leave something set? \(check) shows what it found."
  }
}
