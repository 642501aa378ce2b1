/// A report in JUnit's XML.
///
/// GitLab drops one of two cases with the same name and classname, so no two have both.
struct JUnitReport: ReportFormat {
  let name = "junit"
  let summary = "JUnit's XML, by GitLab's rules"
  let fileExtension = "xml"

  func text(_ graded: GradedClass) -> String {
    let judge = graded.judge
    let words =
      "kata \(judge.kata), \(judge.swift), workbook \(judge.workbook), sandbox \(judge.sandbox)"
    let suites = graded.submissions.flatMap { submission in
      submission.chapters.map { suite($0, in: submission.path) }
    }
    // A comment has no two dashes in a row.
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
      <!-- \(Self.escaped(words).replacing(/-{2,}/, with: "-")) -->
      \(suites.joined())</testsuites>

      """
  }

  private func suite(_ chapter: GradedSubmission.Chapter, in path: String) -> String {
    let checks = chapter.checks
    let name = (path == "." ? "" : Style.harmlessName(path) + "/") + chapter.id
    let counts = [
      ("tests", checks.count), ("failures", checks.count { $0.failure != nil }), ("errors", 0),
      ("skipped", 0),
    ]
    return "<testsuite\(Self.attribute("name", name))"
      + counts.map { Self.attribute($0, "\($1)") }.joined() + ">\n"
      + checks.map { testCase($0, of: chapter, className: name) }.joined() + "</testsuite>\n"
  }

  private func testCase(
    _ check: GradedSubmission.Chapter.Check, of chapter: GradedSubmission.Chapter, className: String
  ) -> String {
    var start =
      "  <testcase" + Self.attribute("classname", className) + Self.attribute("name", check.name)
    if let test = check.test {
      let folder = check.isLearners ? "Chapters" : "Tests"
      start += Self.attribute("file", "\(folder)/\(chapter.id)/\(test.file)")
      start += Self.attribute("line", "\(test.line)")
    }
    if let seconds = check.test?.seconds {
      start += Self.attribute("time", "\((seconds * 1_000).rounded() / 1_000)")
    }
    guard let failure = check.failure else { return start + "/>\n" }
    let first = failure.split(separator: "\n").first.map(String.init) ?? ""
    return start + ">\n    <failure" + Self.attribute("message", first) + ">"
      + Self.escaped(failure) + "</failure>\n  </testcase>\n"
  }

  private static func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(escaped(value))\""
  }

  /// A text as XML 1.0 can hold it: a question mark stands for a character that it cannot.
  private static func escaped(_ text: String) -> String {
    HTMLReport.escaped(
      Style.escaped(text) { scalar in
        switch scalar {
        case "\t", "\n": nil
        case "\u{0}"..."\u{1f}", "\u{fffe}", "\u{ffff}": "?"
        default: nil
        }
      })
  }
}
