import Testing

@testable import Kata

/// Tests of the points of a verdict.
@Suite struct PointsTests {
  @Test(arguments: [
    ("", 0, 0, Verdict.Status.passed),
    ("+", 1, 1, .passed),
    ("++-", 2, 3, .failed),
    ("+G", 1, 1, .passed),
    ("++g", 1, 2, .failed),
    ("+gg", 0, 1, .failed),
    ("--G", 0, 2, .failed),
  ])
  func `the suite gives a point a test, and takes one a lost guard`(
    tests: String, score: Int, maxScore: Int, status: Verdict.Status
  ) {
    let verdict = SuiteVerdict(tests: tests.map(Self.test))

    #expect(verdict.score == score)
    #expect(verdict.maxScore == maxScore)
    #expect(verdict.status == status)
  }

  @Test func `a suite that could not run gives nothing`() {
    let verdict = SuiteVerdict(tests: "++".map(Self.test), error: "It does not compile.")

    #expect(verdict.score == 0)
    #expect(verdict.maxScore == 2)
    #expect(verdict.status == .error)
  }

  @Test(arguments: [
    ("", "kk", 2, 2, Verdict.Status.passed), ("v", "ks", 1, 2, .failed),
    // The demo mutant earns nothing, killed or not.
    ("v", "kkD", 2, 2, .passed),
    ("v", "kkd", 2, 2, .passed),
    ("vi", "k", 1, 1, .passed),
    ("vw", "k", 1, 1, .failed),
    ("vo", "k", 1, 1, .failed),
    ("vn", "k", 1, 1, .failed),
  ])
  func `tests give a point a mutant killed, and pass when none is left out`(
    tests: String, mutants: String, score: Int, maxScore: Int, status: Verdict.Status
  ) {
    let verdict = TestsVerdict(
      tests: tests.map(Self.learnersTest), mutants: mutants.map(Self.mutant))

    #expect(verdict.score == score)
    #expect(verdict.maxScore == maxScore)
    #expect(verdict.status == status)
  }

  @Test(arguments: [
    (TestRecord.Status.passed, true), (.failed, true), (.crashed, true), (.timedOut, false),
    (.notReached, false),
  ])
  func `what may be the machine's fault is not settled`(
    status: TestRecord.Status, isSettled: Bool
  ) {
    var record = Self.record
    record.status = status
    let suite = SuiteVerdict(tests: [.init(record: record, isGuard: false)])
    let tests = TestsVerdict(tests: [.init(record: record, status: .valid)], mutants: [])

    #expect(suite.isSettled == isSettled)
    #expect(tests.isSettled == isSettled)
  }

  // MARK: - Fixtures

  static let record = TestRecord(id: "M.S/a()/F.swift:1:1", name: "a", path: "F.swift", line: 1)

  /// `+` passes, `-` fails; `G` is a passing guard, `g` a failing one.
  static func test(_ letter: Character) -> SuiteVerdict.Test {
    var record = record
    record.status = "+G".contains(letter) ? .passed : .failed
    return SuiteVerdict.Test(record: record, isGuard: "Gg".contains(letter))
  }

  static func learnersTest(_ letter: Character) -> TestsVerdict.Test {
    let statuses: [Character: TestsVerdict.Test.Status] = [
      "v": .valid, "i": .idle, "w": .wrong, "o": .overSpecified, "n": .notReached,
    ]
    return TestsVerdict.Test(record: record, status: statuses[letter] ?? .valid)
  }

  /// `k` is killed, `s` survives; `D` and `d` are the same for a demo mutant.
  static func mutant(_ letter: Character) -> TestsVerdict.Mutant {
    TestsVerdict.Mutant(
      id: "m", isDemo: "Dd".contains(letter), killedBy: "kD".contains(letter) ? ["a"] : [])
  }
}
