import Foundation

/// What `kata grade` says of some submissions, in the form other programs read.
///
/// Fields may be added, never renamed; `version` changes when a field's meaning does.
struct GradeReport: Codable, Sendable {
  var version = 1
  let submissions: [Graded]

  struct Graded: Codable, Sendable {
    let path: String
    let score: Int
    let maxScore: Int
    let chapters: [GradedChapter]
  }

  struct GradedChapter: Codable, Sendable {
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
    let status: TestRecord.Status
    let `guard`: Bool
    let messages: [String]
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
    let status: TestsVerdict.Test.Status
    let messages: [String]
  }

  struct Mutant: Codable, Sendable {
    let id: String
    let status: String
    let demo: Bool
    let killedBy: [String]
  }

  var hasPassed: Bool {
    submissions.allSatisfy { $0.chapters.allSatisfy { $0.status == .passed } }
  }

  /// The report as JSON, the same bytes for the same verdicts.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// The report as a table, one line a chapter.
  var text: String {
    submissions.map { submission in
      let title =
        "\(Style.harmless(submission.path)): \(submission.score) of \(submission.maxScore) points"
      let width = submission.chapters.map(\.id.count).max() ?? 0
      let lines = submission.chapters.map { chapter in
        let message = chapter.message.split(separator: "\n").first.map { "  \($0)" } ?? ""
        return "  \(chapter.id.padding(to: width))  \(chapter.score)/\(chapter.maxScore)"
          + "  \(chapter.status.rawValue)" + Style.harmless(message)
      }
      return ([title] + lines).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}

extension GradeReport.GradedChapter {
  /// The report of a verdict.
  ///
  /// - Parameters:
  ///   - verdict: The verdict.
  ///   - chapter: The chapter it is on.
  ///   - isMissing: Whether the submission has no folders for the chapter.
  init(_ verdict: Verdict, on chapter: Chapter, isMissing: Bool) {
    let suite = verdict.suite
    let tests = verdict.tests
    id = chapter.id
    score = verdict.score
    maxScore = verdict.maxScore
    if isMissing {
      status = .missing
      message =
        "The submission holds no \(chapter.id)/YourTests and no \(chapter.id)/YourRefactoring."
    } else {
      let errors = [tests.error, suite.error].compactMap(\.self)
      status = errors.isEmpty ? (verdict.hasPassed ? .passed : .failed) : .error
      message =
        errors.isEmpty
        ? "\(tests.score) of \(tests.maxScore) mutants killed,"
          + " \(suite.passing) of \(suite.maxScore) tests of the suite pass"
        : errors.joined(separator: "\n")
    }
    self.suite = GradeReport.Suite(
      status: suite.status, message: suite.error ?? "",
      tests: suite.tests.map { test in
        GradeReport.SuiteTest(
          id: test.record.key, name: test.record.name, status: test.record.status,
          guard: test.isGuard, messages: test.record.findings.map(\.text))
      })
    self.tests = GradeReport.Tests(
      status: tests.status, message: tests.error ?? "",
      tests: tests.tests.map { test in
        GradeReport.LearnerTest(
          id: test.record.key, name: test.record.name, status: test.status,
          messages: (test.variant.map { ["It fails on the variant \($0)."] } ?? [])
            + (test.failsOnOwnCode ? ["It fails on the learner's own code."] : [])
            + test.record.findings.map(\.text))
      },
      mutants: tests.mutants.map { mutant in
        GradeReport.Mutant(
          id: mutant.id,
          status: tests.error != nil ? "error" : mutant.isKilled ? "killed" : "survived",
          demo: mutant.isDemo, killedBy: mutant.killedBy)
      })
  }
}
