/// What one chapter of a submission earned.
struct Verdict: Sendable {
  enum Status: String, Codable, Sendable {
    case passed, failed
    /// Nothing could be judged: see the message.
    case error
  }

  let chapterID: String
  /// How far the learner had come in the files that were judged.
  let standing: LearnerProgress
  let suite: SuiteVerdict
  let tests: TestsVerdict

  /// Whether a test is red because turn 2 is not done: it passes on a right answer, and the suite is not
  /// content with the learner's code either.
  func isWaitingForTurn2(_ test: TestsVerdict.Test) -> Bool {
    test.failsOnOwnCode && suite.status != .passed
  }

  /// The verdict where the grader could not work: nothing is earned, and the chapter is worth what it is always worth.
  func notJudged(because cause: String) -> Verdict {
    let error = "kata could not judge this: " + cause
    return Verdict(
      chapterID: chapterID, standing: .inProgress,
      suite: SuiteVerdict(tests: suite.tests, error: error, errorIsSettled: false),
      tests: TestsVerdict(tests: [], mutants: tests.mutants, error: error, errorIsSettled: false))
  }

  var score: Int { suite.score + tests.score }
  var maxScore: Int { suite.maxScore + tests.maxScore }
  var hasPassed: Bool { suite.status == .passed && tests.status == .passed }
}
