/// The `results.json` of an Exercism test runner, version 2, for the one solution that it runs.
///
/// The fields and limits are those of Exercism's page "The Test Runner Interface".
struct ExercismReport: ReportFormat {
  let name = "exercism"
  let summary = "results.json of one solution"
  let fileExtension = "json"
  let isForOne = true

  private struct Results: Encodable {
    let version = 2
    let status: String
    var message: String?
    var tests: [Test]?
  }

  private struct Test: Encodable {
    let name: String
    let status: String
    var message: String?
  }

  /// The greatest length of a message, in characters of at most four bytes.
  private static let limit = 65_535 / 4

  func body(_ submission: GradedSubmission, isFirst: Bool) throws -> String {
    try JSONText.of(Self.results(of: submission)) + "\n"
  }

  private static func results(of submission: GradedSubmission) -> Results {
    let errors = submission.chapters.filter { [.error, .missing].contains($0.status) }
    // Without a turn that could be judged, no test has run.
    let wasJudged = submission.chapters.contains { chapter in
      chapter.status != .missing && [chapter.tests, chapter.suite].contains { $0.status != .error }
    }
    guard wasJudged else {
      let text = errors.map(\.message).joined(separator: "\n")
      return Results(status: "error", message: String(text.unicodeScalars.prefix(limit)))
    }
    let isOne = submission.chapters.count == 1
    let tests = submission.chapters.flatMap { chapter in
      chapter.checks.map { check in
        Test(
          name: (isOne ? "" : "\(chapter.id): ") + check.name,
          status: check.failure == nil ? "pass" : "fail",
          message: check.failure.map { String($0.unicodeScalars.prefix(limit)) })
      }
    }
    return Results(status: submission.hasPassed ? "pass" : "fail", tests: tests)
  }
}
