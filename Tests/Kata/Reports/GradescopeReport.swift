/// The `results.json` of a Gradescope autograder, for the one submission that it grades.
///
/// The fields have the names that Gradescope's "Autograder Specifications" give them.
struct GradescopeReport: ReportFormat {
  let name = "gradescope"
  let summary = "results.json of one submission"
  let fileExtension = "json"
  let isForOne = true

  private struct Results: Encodable {
    let judge: JudgeIdentity
    /// Nil where items are hidden: Gradescope adds the items up, and shows the sum when it shows them all.
    let score: Int?
    let output: String
    let visibility = "visible"
    let stdoutVisibility = "hidden"
    let tests: [Test]

    enum CodingKeys: String, CodingKey {
      case score, output, visibility, tests
      case judge = "extra_data"
      case stdoutVisibility = "stdout_visibility"
    }
  }

  private struct Test: Encodable {
    let name: String
    let score: Int
    let maxScore: Int
    let status: String
    let output: String
    let outputFormat = "text"
    let tags: [String]
    let visibility: String

    enum CodingKeys: String, CodingKey {
      case name, score, status, output, tags, visibility
      case maxScore = "max_score"
      case outputFormat = "output_format"
    }
  }

  func text(_ graded: GradedClass) throws -> String {
    try graded.submissions.map { submission in
      try JSONText.of(Self.results(of: submission, by: graded.judge)) + "\n"
    }.joined()
  }

  private static func results(of submission: GradedSubmission, by judge: JudgeIdentity) -> Results {
    // Learners see the output at once, and hidden items only when the grades are published.
    let hasHidden = submission.chapters.flatMap(\.checks).contains(where: \.isHidden)
    let lines = submission.chapters.map { chapter in
      let points = hasHidden ? "" : "\(chapter.score) of \(chapter.maxScore) points. "
      return "\(chapter.id): \(points)\(chapter.shownMessage)"
    }
    let tests = submission.chapters.flatMap { chapter in
      chapter.checks.map { check in
        Test(
          name: "\(chapter.id): \(check.name)", score: check.points, maxScore: check.maxPoints,
          status: check.failure == nil ? "passed" : "failed",
          output: check.failure ?? "", tags: [chapter.id],
          visibility: check.isHidden ? "after_published" : "visible")
      }
    }
    return Results(
      judge: judge, score: hasHidden ? nil : submission.score,
      output: lines.joined(separator: "\n"), tests: tests)
  }
}
