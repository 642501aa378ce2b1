import Foundation

/// What `kata grade` says of a submission.
struct GradedSubmission: Codable, Sendable {
  let path: String
  let score: Int
  let maxScore: Int
  let chapters: [Chapter]

  struct Chapter: Codable, Sendable {
    enum Status: String, Codable, Sendable {
      case passed, failed, error, missing
    }

    let id: String
    let status: Status
    let score: Int
    let maxScore: Int
    let message: String
    let suite: Suite
    let tests: Tests
  }

  struct Suite: Codable, Sendable {
    let status: Verdict.Status
    let message: String
    let tests: [SuiteTest]
  }

  struct SuiteTest: Codable, Sendable {
    let id: String
    let name: String
    /// As seen from the suite's folder.
    let file: String
    let line: Int
    /// In seconds; nil when the test did not end.
    var duration: Double?
    let status: TestRecord.Status
    let `guard`: Bool
    let messages: [String]

    // The duration differs from run to run, and a report does not.
    private enum CodingKeys: CodingKey { case id, name, file, line, status, `guard`, messages }
  }

  struct Tests: Codable, Sendable {
    let status: Verdict.Status
    let message: String
    let tests: [LearnerTest]
    let mutants: [Mutant]
  }

  struct LearnerTest: Codable, Sendable {
    let id: String
    let name: String
    /// As seen from the folder that holds the learner's two.
    let file: String
    let line: Int
    /// In seconds; nil when the test did not end.
    var duration: Double?
    let status: TestsVerdict.Test.Status
    let messages: [String]

    private enum CodingKeys: CodingKey { case id, name, file, line, status, messages }
  }

  struct Mutant: Codable, Sendable {
    let id: String
    let status: String
    let demo: Bool
    let killedBy: [String]
  }

  init(path: String, chapters: [Chapter]) {
    self.path = path
    self.chapters = chapters
    score = chapters.map(\.score).reduce(0, +)
    maxScore = chapters.map(\.maxScore).reduce(0, +)
  }

  var hasPassed: Bool { chapters.allSatisfy { $0.status == .passed } }
}

extension GradedSubmission.Chapter {
  /// The report of a verdict.
  ///
  /// - Parameter verdict: The verdict.
  init(_ verdict: Verdict) {
    let suite = verdict.suite
    let tests = verdict.tests
    id = verdict.chapterID
    score = verdict.score
    maxScore = verdict.maxScore
    if verdict.standing.isMissing {
      status = .missing
      message =
        "The submission holds no \(id)/YourTests and no \(id)/YourRefactoring."
    } else {
      let errors =
        tests.error == suite.error
        ? [tests.error].compactMap(\.self) : [tests.error, suite.error].compactMap(\.self)
      status = errors.isEmpty ? (verdict.hasPassed ? .passed : .failed) : .error
      message =
        errors.isEmpty
        ? "\(tests.score) of \(tests.maxScore) mutants killed,"
          + " \(suite.passing) of \(suite.maxScore) tests of the suite pass" + Self.guards(suite)
          + (tests.excess.map { "; \($0)" } ?? "")
        : Style.harmless(errors.joined(separator: "\n"))
    }
    self.suite = GradedSubmission.Suite(
      status: suite.status, message: Style.harmless(suite.error ?? ""),
      tests: suite.tests.map { test in
        GradedSubmission.SuiteTest(
          id: Style.harmlessName(test.record.key), name: test.record.name,
          file: Style.harmlessName(test.record.path), line: test.record.line,
          duration: test.record.duration, status: test.record.status, guard: test.isGuard,
          messages: test.record.findings.map { Style.harmless($0.text) })
      })
    self.tests = GradedSubmission.Tests(
      status: tests.status, message: Style.harmless(tests.error ?? ""),
      tests: tests.tests.map { test in
        GradedSubmission.LearnerTest(
          id: Style.harmlessName(test.record.key), name: test.record.name,
          file: Style.harmlessName(test.record.path), line: test.record.line,
          duration: test.record.duration, status: test.status,
          messages: (test.variant.map { ["It fails on the variant \($0)."] } ?? [])
            + (test.status == .flaky ? ["It is flaky, left out: \(test.flakiness)."] : [])
            + (test.failsOnOwnCode ? ["It fails on the learner's own code."] : [])
            + test.record.findings.map { Style.harmless($0.text) })
      },
      mutants: tests.mutants.map { mutant in
        GradedSubmission.Mutant(
          id: mutant.id,
          status: tests.error != nil ? "error" : mutant.isKilled ? "killed" : "survived",
          demo: mutant.isDemo, killedBy: mutant.killedBy)
      })
  }

  /// What is to be said of the guards that fail: each costs a point.
  private static func guards(_ suite: SuiteVerdict) -> String {
    let count = suite.failingGuards.count
    return count == 0 ? "" : ", \(count) \(count == 1 ? "guard fails" : "guards fail")"
  }
}
