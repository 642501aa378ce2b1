/// The verdict on one chapter of a submission.
struct Verdict: Sendable {
  enum Status: String, Codable, Sendable {
    case passed, failed
    /// Nothing could be judged. The message says why.
    case error
  }

  let chapterID: String
  /// The learner's progress in the judged files.
  let standing: LearnerProgress
  let suite: SuiteVerdict
  let tests: TestsVerdict

  /// Whether a test fails only because turn 2 is not done: it passes on the original, and the suite does not pass on
  /// the learner's code either.
  func isWaitingForTurn2(_ test: TestsVerdict.Test) -> Bool {
    test.failsOnOwnCode && !test.isBrokenByChange && suite.status != .passed
  }

  /// The verdict after a failure of the grader: no points are earned, and the chapter keeps its full worth.
  func notJudged(because cause: String) -> Verdict {
    let error = "kata could not judge this: " + cause
    return Verdict(
      chapterID: chapterID, standing: .inProgress,
      suite: SuiteVerdict(tests: suite.tests, error: error, errorIsSettled: false),
      tests: TestsVerdict(tests: [], mutants: tests.mutants, error: error, errorIsSettled: false))
  }

  /// Whether the learner works on turn 2, because its files were saved last. Where tests run on own code, they are saved
  /// in turn 1 as well: then the lesson's order counts.
  var followsSaves: Bool { standing.worksOnRefactoring && !tests.isOnOwnCode }

  /// What the learner has done beside the points.
  var ticks: [Tick] { [tests.ownLog].compactMap(\.self) + suite.ticks }

  var score: Int { suite.score + tests.score }
  var maxScore: Int { suite.maxScore + tests.maxScore }
  var hasPassed: Bool { suite.status == .passed && tests.status == .passed }
}
