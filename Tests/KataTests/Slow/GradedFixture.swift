import Foundation
import Testing

@testable import Kata

/// Results of a submission, and reports on them, as the tests of report formats need them.
enum GradedFixture {
  /// Signs with a meaning in some format, also with an accent behind them, which joins them to one character.
  static let evil = "</testcase> \"]]> ::error:: & \u{1} <\u{301}&\u{301}"

  /// A submission with two mutants, two tests of the same name, and a learner's test that does not count.
  static func submission(path: String) -> GradedSubmission {
    GradedSubmission(path: path, chapters: [GradedSubmission.Chapter(verdict)])
  }

  static var verdict: Verdict {
    func record(_ name: String, _ path: String, _ line: Int, fails text: String? = nil)
      -> TestRecord
    {
      TestRecord(
        id: "M.S/\(name)/\(path):\(line):1", name: name, path: path, line: line,
        status: text == nil ? .passed : .failed,
        findings: text.map { [Finding(text: $0)] } ?? [], duration: 0.25)
    }
    return Verdict(
      chapterID: "01-AtTheDoor", standing: .inProgress,
      suite: SuiteVerdict(tests: [
        .init(record: record("it rings", "BellTests.swift", 7), isGuard: false),
        .init(
          record: record("it rings", "DoorTests.swift", 9, fails: "rang <twice> & \"again\""),
          isGuard: false),
      ]),
      tests: TestsVerdict(
        tests: [.init(record: record(evil, "YourTests/A.swift", 3), status: .wrong)],
        mutants: [
          .init(id: "demo", isDemo: true, killedBy: []),
          .init(id: "loud", isDemo: false, killedBy: ["a test"]),
          .init(id: "quiet", isDemo: false, killedBy: []),
        ]))
  }

  static let judge = JudgeIdentity(
    kata: "1", swift: "2 --- 3", workbook: "4", sandbox: "none: -->", sandboxed: false)

  static func report(
    _ name: String, on submissions: [GradedSubmission], by origin: JudgeIdentity = judge
  ) throws -> String {
    let format = try #require(ReportFormats.all.first { $0.name == name })
    return try format.text(GradedClass(submissions, by: origin, chapters: []))
  }
}
