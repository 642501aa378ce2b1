/// The `results.json` of a Gradescope autograder, for the one submission that it grades.
///
/// Its fields are those of Gradescope's documentation, "Autograder Specifications".
struct GradescopeReport: ReportFormat {
  let name = "gradescope"
  let summary = "results.json of one submission"

  private struct Results: Encodable {
    let score: Int
    let output: String
    let visibility = "visible"
    let stdoutVisibility = "hidden"
    let tests: [Test]

    enum CodingKeys: String, CodingKey {
      case score, output, visibility, tests
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
    let visibility = "visible"

    enum CodingKeys: String, CodingKey {
      case name, score, status, output, tags, visibility
      case maxScore = "max_score"
      case outputFormat = "output_format"
    }
  }

  func head(_ origin: JudgeIdentity) -> String { "" }

  func body(_ submission: GradedSubmission, isFirst: Bool) throws -> String {
    guard isFirst else {
      throw Failure.usage("`--format gradescope` is for one submission, as Gradescope grades each.")
    }
    let lines = submission.chapters.map {
      "\($0.id): \($0.score) of \($0.maxScore) points. \($0.message)"
    }
    let tests = submission.chapters.flatMap { chapter in
      chapter.checks.map { check in
        Test(
          name: "\(chapter.id): \(check.name)", score: check.hasPassed ? check.points : 0,
          maxScore: check.points, status: check.hasPassed ? "passed" : "failed",
          output: check.message, tags: [chapter.id])
      }
    }
    let results = Results(
      score: submission.score, output: lines.joined(separator: "\n"), tests: tests)
    return String(try JSONReport.text(of: results).dropLast(2))
  }

  func foot(_ origin: JudgeIdentity) -> String {
    let judge =
      "\(origin.kata), \(origin.swift), workbook \(origin.workbook), sandbox \(origin.sandbox)"
    let text = (try? JSONReport.text(of: judge)) ?? "\"\""
    return ",\n  \"extra_data\" : {\n    \"judge\" : \(text)\n  }\n}\n"
  }
}
