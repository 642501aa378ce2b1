import Foundation
import Testing

@testable import Kata

/// Tests of the formats that services read: Classroom 50 and GitHub.
@Suite struct ServiceFormatTests {
  @Test
  func `Classroom 50's result has its fields, and scores that add up in spite of a lost guard`()
    throws
  {
    var verdict = GradedFixture.verdict
    verdict = Verdict(
      chapterID: verdict.chapterID, standing: verdict.standing,
      suite: SuiteVerdict(tests: "++g".map(PointsTests.test)), tests: verdict.tests)
    let submission = GradedSubmission(path: ".", chapters: [.init(verdict)])

    let result = try Self.object(GradedFixture.report("classroom50", on: [submission]))

    #expect(
      result.keys.sorted() == [
        "assignment", "classroom", "commit", "max-score", "release", "review", "schema", "score",
        "submission", "tests",
      ])
    #expect(result["schema"] as? String == "classroom50/result/v1")
    let tests = try #require(result["tests"] as? [[String: Any]])
    #expect(
      tests.allSatisfy { $0.keys.sorted() == ["max-score", "passed", "score", "test-name"] })
    #expect(
      tests.map { $0["test-name"] as? String } == [
        "01-AtTheDoor: mutant loud", "01-AtTheDoor: mutant quiet", "01-AtTheDoor: the suite",
      ])
    #expect(tests.map { $0["score"] as? Int } == [1, 0, 1])
    #expect(tests.map { $0["max-score"] as? Int } == [1, 1, 2])
    #expect(tests.map { $0["passed"] as? Bool } == [true, false, false])
    #expect(result["score"] as? Int == 2 && result["max-score"] as? Int == 4)
  }

  @Test func `hidden mutants are one test of Classroom 50`() throws {
    var submission = GradedFixture.submission(path: ".")
    submission.chapters[0].tests.mutants?[2].hidden = true

    let result = try Self.object(
      GradedFixture.report("classroom50", on: [submission.showing(hidden: .none)]))

    let tests = try #require(result["tests"] as? [[String: Any]])
    #expect(tests.map { $0["test-name"] as? String }.contains("01-AtTheDoor: hidden"))
    #expect(tests.compactMap { $0["max-score"] as? Int }.reduce(0, +) == 4)
  }

  @Test func `GitHub gets one command a line, whatever a learner wrote`() throws {
    let report = try GradedFixture.report("github", on: [GradedFixture.submission(path: ".")])

    #expect(
      report == """
        ::error file=Chapters/01-AtTheDoor/YourTests/A.swift,line=3,title=01-AtTheDoor%3A your test </testcase> \
        "]]> %3A%3Aerror%3A%3A & � <\u{301}&\u{301} is left out (wrong)::wrong: fails on the original code
        ::error title=01-AtTheDoor%3A it rings::rang <twice> & "again"
        ::error title=01-AtTheDoor%3A mutant quiet::No test of yours kills it.

        """)
  }

  @Test func `GitHub gets ten annotations at most, and hears of the others`() throws {
    let submissions = (1...5).map { GradedFixture.submission(path: "class/\($0)") }

    let lines = try GradedFixture.report("github", on: submissions).split(separator: "\n")

    #expect(lines.count == 10)
    #expect(lines.last == "::error title=6 more::The summary has them all.")
  }

  @Test func `an error of the compiler is annotated at the learner's line, on one line`() throws {
    let error = "YourTests/A.swift:5:9: error: 100% wrong: %0A\n 5 | code\n::error::forged"
    let verdict = Verdict(
      chapterID: "01-AtTheDoor", standing: .inProgress, suite: GradedFixture.verdict.suite,
      tests: TestsVerdict(tests: [], mutants: [], error: error))

    let report = try GradedFixture.report(
      "github", on: [GradedSubmission(path: ".", chapters: [.init(verdict)])])

    #expect(
      report.hasPrefix(
        "::error file=Chapters/01-AtTheDoor/YourTests/A.swift,line=5,title=01-AtTheDoor::100%25 wrong: %250A\n"
      ))
    #expect(report.split(separator: "\n").allSatisfy { $0.hasPrefix("::error ") })
    #expect(!report.contains("forged"))
  }

  private static func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}
