/// What the original, the variants and the mutants say of a learner's tests.
struct TestsVerdict: Codable, Sendable {
  struct Test: Codable, Sendable {
    enum Status: String, Codable, Sendable {
      /// Passes on the original and on every variant, and kills a mutant or was given.
      case valid
      /// Fails on the original, or on the learner's own code where that is tested.
      case wrong
      /// Fails on a variant, which behaves as the original does.
      case overSpecified
      /// Came out differently on the same code.
      case flaky
      /// Kills no mutant.
      case idle
      /// Not run on all that it must hold on: tests that hang had used up the chapter's time.
      case notReached
      /// One of more than ``testLimit``.
      case unjudged
    }

    let record: TestRecord
    let status: Status
    /// The variant it fails on.
    var variant: String?
    /// The mutant on which it both passed and failed; nil when a flaky one did so on the original.
    var mutant: String?
    /// Whether it passes on the original, and fails on the learner's own code.
    var failsOnOwnCode = false

    var isLeftOut: Bool { [.wrong, .overSpecified, .flaky, .notReached].contains(status) }

    /// Whether a failure of it on a mutant counts: it passes on everything that behaves as the original does.
    var canKill: Bool { !isLeftOut && status != .unjudged && record.status == .passed }

    /// Why a flaky one is left out, to go after its name.
    var flakiness: String {
      (record.status == .timedOut
        ? "it passed, and another time did not end," : "it passed and failed")
        + " on the same code (\(mutant ?? "the original"))"
    }
  }

  struct Mutant: Codable, Sendable {
    let id: String
    let isDemo: Bool
    /// The names of the valid tests that failed on it.
    let killedBy: [String]
    /// Whether no test timed out on it, or was not reached.
    var isSettled = true
    /// Whether its bug is in the code of turn 2.
    var isInRefactoring = false

    var isKilled: Bool { !killedBy.isEmpty }
  }

  /// How many tests are judged: with thousands that guess, some would guess right.
  static let testLimit = 400

  let tests: [Test]
  let mutants: [Mutant]

  /// Whether learners test what they refactored themselves.
  var isOnOwnCode = false

  /// The graded mutants that no test kills, those in the worked example first.
  var survivors: [Mutant] {
    let survivors = mutants.filter { !$0.isKilled && !$0.isDemo }
    return survivors.filter { !$0.isInRefactoring } + survivors.filter(\.isInRefactoring)
  }

  /// Whether some of the graded mutants are in the worked example, and some in the code of turn 2.
  var areInBothTurns: Bool { Set(mutants.filter { !$0.isDemo }.map(\.isInRefactoring)).count == 2 }

  /// What is said of tests beyond ``testLimit``; nil where there are none.
  var excess: String? {
    let count = tests.count { $0.status == .unjudged }
    return count == 0
      ? nil
      : "\(count) tests are not judged: a chapter judges the first \(Self.testLimit) of \(tests.count)"
  }

  /// Why nothing could be judged, as when the tests do not compile.
  var error: String?

  /// Whether the error would be the same on any machine.
  var errorIsSettled = true

  /// Whether nothing was judged because the learner's own code, on which the tests run as well, does not build.
  var waitsForCode = false

  /// Whether nothing was judged for a reason of the tests' own.
  var isBrokenItself: Bool { error != nil && !waitsForCode }

  var status: Verdict.Status {
    if error != nil { return .error }
    let allKilled = mutants.allSatisfy { $0.isKilled || $0.isDemo }
    return allKilled && !tests.contains(where: \.isLeftOut) ? .passed : .failed
  }

  /// A point for each mutant killed, the demo mutant aside.
  var score: Int { mutants.count { $0.isKilled && !$0.isDemo } }
  var maxScore: Int { mutants.count { !$0.isDemo } }

  /// Whether the same files must get the same verdict: a time-out may be the machine's fault.
  var isSettled: Bool {
    errorIsSettled && tests.allSatisfy(\.record.isSettled) && mutants.allSatisfy(\.isSettled)
  }
}
