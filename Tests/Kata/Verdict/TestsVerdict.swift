/// The verdict of the original, the variants and the mutants on a learner's tests.
struct TestsVerdict: Codable, Sendable {
  struct Test: Codable, Sendable {
    enum Status: String, Codable, Sendable {
      /// Passes on the original and on every variant. It kills a mutant, or it is a given test.
      case valid
      /// Fails on the original, or on the learner's own code in chapters where that is tested.
      case wrong
      /// Fails on a variant, although a variant behaves as the original does.
      case overSpecified
      /// Had different results on the same code.
      case flaky
      /// Calls what a learner's tests may not, and is not compiled.
      case refused
      /// Kills no mutant.
      case idle
      /// Did not run on all the code that it must pass on, because hanging tests had used up the chapter's time.
      case notReached
      /// Comes after the first ``testLimit`` tests.
      case unjudged
    }

    let record: TestRecord
    let status: Status
    /// The variant on which the test fails.
    var variant: String?
    /// The mutant or variant on which the test both passed and failed; nil if a flaky test did so on the original.
    var mutant: String?
    /// Whether the test passes on the original, but fails on the learner's own code.
    var failsOnOwnCode = false
    /// Whether a flaky test passes with all others, and fails without them.
    var needsOthers = false
    /// Whether a test that fails passes on the untouched code of turn 2; nil if it did not run there.
    var passesAsGiven: Bool?

    var isLeftOut: Bool {
      [.wrong, .overSpecified, .flaky, .refused, .notReached].contains(status)
    }

    /// Whether the learner's changes broke what the test holds: it passes on the untouched code, and on ours.
    var isBrokenByChange: Bool { failsOnOwnCode && passesAsGiven == true }

    /// Whether the test's failures on mutants count: it passes on all code that behaves as the original does.
    var canKill: Bool { !isLeftOut && status != .unjudged && record.status == .passed }

    /// The reason why a flaky test is left out, to follow its name.
    var flakiness: String {
      (record.status == .timedOut
        ? "it passed, and another time did not end," : "it passed and failed")
        + " on the same code (\(mutant ?? "the original"))"
    }
  }

  struct Mutant: Codable, Sendable {
    let id: String
    let isDemo: Bool
    /// The names of the valid tests that failed on the mutant.
    let killedBy: [String]
    /// Whether no test timed out on the mutant or was left unreached.
    var isSettled = true
    /// Whether the mutant's bug is in the code of turn 2.
    var isInRefactoring = false
    /// Whether a test that kills the mutant comes to its end, and fails by an expectation.
    var failsExpectation = false

    var isKilled: Bool { !killedBy.isEmpty }
  }

  /// The number of tests that are judged. Of thousands of guessing tests, some would guess right.
  static let testLimit = 400

  private(set) var tests: [Test]
  let mutants: [Mutant]

  /// Whether learners test their own refactoring.
  var isOnOwnCode = false

  /// Whether a test that counts plays a log of the learner's; nil in chapters that ask for none.
  var ownLog: Tick?

  /// The graded mutants that no test kills. Those in the worked example come first.
  var survivors: [Mutant] {
    let survivors = mutants.filter { !$0.isKilled && !$0.isDemo }
    return survivors.filter { !$0.isInRefactoring } + survivors.filter(\.isInRefactoring)
  }

  /// Whether some graded mutants are in the worked example, and some in the code of turn 2.
  var areInBothTurns: Bool { Set(mutants.filter { !$0.isDemo }.map(\.isInRefactoring)).count == 2 }

  /// The message about tests beyond ``testLimit``; nil if there are none.
  var excess: String? {
    let count = tests.count { $0.status == .unjudged }
    return count == 0
      ? nil
      : "\(count) tests are not judged: a chapter judges the first \(Self.testLimit) of \(tests.count)"
  }

  /// The reason why nothing could be judged, for example because the tests do not compile.
  var error: String?

  /// Whether the error would be the same on any machine.
  var errorIsSettled = true

  /// Whether nothing was judged because the learner's own code does not build: the tests run on that code too.
  var waitsForCode = false

  /// Whether nothing was judged because of the tests themselves.
  var isBrokenItself: Bool { error != nil && !waitsForCode }

  var status: Verdict.Status {
    if error != nil { return .error }
    let allKilled = mutants.allSatisfy { $0.isKilled || $0.isDemo }
    return allKilled && !tests.contains(where: \.isLeftOut) ? .passed : .failed
  }

  /// The verdict with tests that were left out before the others were judged.
  func adding(refused: [TestRecord]) -> TestsVerdict {
    var verdict = self
    if error == nil { verdict.tests = refused.map { Test(record: $0, status: .refused) } + tests }
    return verdict
  }

  /// A point for each killed mutant, except the demo mutant.
  var score: Int { mutants.count { $0.isKilled && !$0.isDemo } }
  var maxScore: Int { mutants.count { !$0.isDemo } }

  /// Whether the same files always get this verdict: a time-out may be the machine's fault.
  var isSettled: Bool {
    errorIsSettled && tests.allSatisfy(\.record.isSettled) && mutants.allSatisfy(\.isSettled)
  }
}
