/// The reason why a learner's test does not count, or kills no mutant.
struct TestRemark {
  let test: TestsVerdict.Test
  let verdict: Verdict
  /// A mutant that the learner has planted, and that the test kills; nil if there is none.
  var planted: String?

  /// A few words to follow the test's name; nil if there is no remark.
  var words: String? {
    switch test.status {
    case .valid, .notReached, .unjudged: nil
    case .idle where test.record.status == .notRun: "idle: it was not run"
    case .idle where planted != nil: "kills your own mutant \(planted ?? "")"
    case .idle: "idle" + (test.mutant.map { ": catches \($0) only sometimes" } ?? "")
    case .wrong where verdict.isWaitingForTurn2(test): "waits for turn 2"
    case .wrong where test.isBrokenByChange: "red since your change: passes on the code as given"
    case .wrong: "wrong: \(verb) on \(code)"
    case .refused: "refused"
    case .overSpecified: "over-specified: \(verb) on the variant \(test.variant ?? "")"
    case .flaky where test.needsOthers: "needs other tests to run first, and fails alone"
    case .flaky: "flaky: \(test.flakiness)"
    }
  }

  /// The meaning of the words, printed once for all tests that have them; nil if it is clear.
  var explanation: String? {
    switch test.status {
    case .valid, .notReached, .unjudged: nil
    case .idle where test.record.status == .notRun || planted != nil: nil
    case .idle where test.mutant == nil:
      "Idle tests kill no mutant, which costs nothing: not every behaviour has one. But look whether such a test"
        + " calls the chapter's code, and whether it can fail."
    case .idle:
      "A mutant that a test catches only sometimes does not count. Do tests that run at the same time change"
        + " what it looks at? Look before the first `await`."
    case .wrong where test.record.status == .timedOut:
      "A test that does not end in time does not count. It has 5 seconds each time it runs; on a slow machine"
        + " \(Self.moreTime) gives it more."
    case .wrong where verdict.isWaitingForTurn2(test):
      "Tests that wait for turn 2 are red on your code and green on a right answer. Once they are green on yours,"
        + " they count, and may kill more mutants."
    case .wrong where test.isBrokenByChange:
      "Your code no longer does what such a test holds. The code as given does it, and so does ours: look at your"
        + " code, not at the test. Until it is green again, the test kills nothing."
    case .wrong where test.failsOnOwnCode:
      "Your code passes the suite and fails this test, so one of the two is wrong. Until one is fixed, the test"
        + " does not count."
    case .wrong where test.passesAsGiven == false:
      "Wrong tests do not count: such a test fails on the code as given, and on ours. So look at the test."
    case .wrong where verdict.tests.areInBothTurns:
      "Wrong tests do not count: the code of turn 1 is right by definition, and our answer to turn 2 fixes the bugs"
        + " of the code that it replaces. A double that a test uses may be wrong."
    case .wrong where verdict.tests.isOnOwnCode:
      "Wrong tests do not count: our code includes a right answer to turn 2, which fixes the bugs of the given"
        + " code."
    case .wrong:
      "Wrong tests do not count: the original code is right by definition. A double that a test uses may be wrong."
    case .refused:
      "Refused tests are not compiled, and do not count: they call what judged code may not."
    case .overSpecified:
      "Over-specified tests do not count: a variant is just as correct as the original, and written differently."
    case .flaky where test.needsOthers:
      "Tests that need others do not count: let such a test make what it needs itself. Tests run in any order, and"
        + " sometimes alone."
    case .flaky: "Flaky tests do not count: they pass and fail on the same code."
    }
  }

  /// Advice about a test that does not count.
  func hint(_ check: String) -> String {
    let help: String? =
      switch test.status {
      case .flaky where test.needsOthers: nil
      case .flaky:
        "Look for random values, the real clock, the order of a set or a dictionary, work that is not awaited, and"
          + " something shared that another test changes."
      case _ where test.record.status == .timedOut:
        "It \(verb). " + Self.adviceOnHanging
      case _ where test.record.hasEndedBadly && test.record.printed == nil:
        "It \(verb), and printed nothing. Look for indices, force unwraps and loops, in the test and in its doubles. Does"
          + " something call itself without an end, as a double that answers at once and is asked again?"
      case _ where test.record.hasEndedBadly:
        "It \(verb). \(check) shows what it printed last. Does that name a class the test forgot"
          + " to replace? Else look for indices, force unwraps and loops, in the test and in its doubles."
      case .refused: test.record.findings.first?.text
      case .notReached:
        "It was not run everywhere: other tests crash or hang, and used up the time. Fix those first."
      case _ where verdict.isWaitingForTurn2(test): "It needs no change."
      case _ where test.isBrokenByChange:
        "Undo your last step and take a smaller one, or look at \(check): it shows what the test found."
      case _ where test.failsOnOwnCode:
        "Does the test depend on a decision that was yours, or stop before your code is done? Else your code has"
          + " a bug that the suite does not know; \(check) shows what the test found."
      case .overSpecified:
        "Does the test count calls, insist on an order, expect one of two errors that are both right, or look at how"
          + " something is done? Assert what can be observed instead."
      case _ where verdict.tests.isOnOwnCode && test.passesAsGiven != false:
        "Does the test look at legacy code, pin a bug, count from another number than the lesson does, or depend on a"
          + " decision that was yours?"
      default:
        "What does the test assume that is not true, as where numbers begin? Or does another test leave something set?"
          + " \(check) shows what it found."
      }
    return [explanation, help].compactMap(\.self).joined(separator: " ")
  }

  /// How a teacher gives slow tests more time.
  private static let moreTime = "`KATA_TIME_LIMIT=20`, before the command,"

  /// Advice about a test that does not end.
  static let adviceOnHanging =
    "Does it sleep, or wait for the real clock? Else look for a loop without an end, and for a wait for a call"
    + " that never comes: a continuation that is not resumed, a lock or a semaphore that is not released."

  /// The code on which a wrong test fails.
  private var code: String {
    if test.failsOnOwnCode { return "your own code, and passes on a right answer to turn 2" }
    if test.passesAsGiven == false { return "the code as given, and on ours" }
    guard verdict.tests.isOnOwnCode else { return "the original code" }
    return verdict.tests.areInBothTurns
      ? "our code (the worked example, and a right answer to turn 2)" : "a right answer to turn 2"
  }

  private var verb: String {
    switch test.record.status {
    case .timedOut: "does not end in time"
    case .crashed: "crashes"
    default: "fails"
    }
  }
}
