/// Why a learner's test is left out.
struct LeftOutReport {
  let test: TestsVerdict.Test
  let verdict: Verdict

  /// What kind of problem it is, to stand before the test's name, and the reason, to stand after it.
  var words: (label: String, reason: String) {
    switch test.status {
    case .wrong where verdict.isWaitingForTurn2(test):
      ("red on your code and green on a right answer, so not counted until turn 2 is done: ", "")
    case .wrong: ("wrong, left out: ", ": it \(verb) on \(code)")
    case .overSpecified:
      (
        "over-specified, left out: ",
        ": it \(verb) on the variant \(test.variant ?? ""), which is just as correct as the original"
      )
    case .flaky: ("flaky, left out: ", ": " + test.flakiness)
    case .notReached, .valid, .idle, .unjudged: ("", "")
    }
  }

  /// The code that a wrong test fails on.
  private var code: String {
    if test.failsOnOwnCode { return "your own code, and passes on a right answer to turn 2" }
    guard verdict.tests.isOnOwnCode else { return "the original code" }
    if test.record.hasEndedBadly { return "a right answer to turn 2" }
    return verdict.tests.areInBothTurns
      ? "our code: the worked example, and a right answer to turn 2. Does it look at legacy"
        + " code, pin a bug, or depend on a decision that was yours?"
      : "a right answer to turn 2: does it pin a bug, or depend on a decision that was yours?"
  }

  private var verb: String {
    switch test.record.status {
    case .timedOut: "does not end"
    case .crashed: "crashes"
    default: "fails"
    }
  }
}
