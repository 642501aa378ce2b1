/// A gradebook for a spreadsheet: a row a submission, a column a turn.
///
/// A cell that a spreadsheet would take for a formula begins with an apostrophe, as OWASP's page on CSV injection
/// advises.
struct CSVReport: ReportFormat {
  let name = "csv"
  let summary = "a gradebook: a row a submission"
  let fileExtension = "csv"

  func text(_ graded: GradedClass) -> String {
    let chapters = graded.chapters
    let columns = chapters.flatMap {
      ["\($0.id) tests of \($0.tests)", "\($0.id) suite of \($0.suite)"]
    }
    let titles = ["submission", "score", "of", "percent", "status", "commit", "committed"]
    let rows = graded.submissions.map { submission in
      let turns = chapters.flatMap { column in
        let chapter = submission.chapters.first { $0.id == column.id }
        return [chapter?.tests.score, chapter?.suite.score].map { $0.map(String.init) ?? "" }
      }
      return [
        graded.name(of: submission), "\(submission.score)", "\(submission.maxScore)",
        "\(submission.percent)", submission.status.rawValue, submission.commit ?? "",
        submission.committed ?? "",
      ] + turns
    }
    return Self.table([titles + columns] + rows)
  }

  /// A table, with the titles first.
  private static func table(_ rows: [[String]]) -> String {
    rows.map { $0.map(cell).joined(separator: ",") + "\r\n" }.joined()
  }

  /// A cell in quotes where RFC 4180 wants them.
  private static func cell(_ text: String) -> String {
    var text = Style.harmlessName(text)
    if let first = text.unicodeScalars.first, "=+-@".unicodeScalars.contains(first) {
      text = "'" + text
    }
    // A name made harmless has no line break.
    if text.unicodeScalars.allSatisfy({ $0 != "," && $0 != "\"" }) { return text }
    return "\"" + Style.escaped(text) { $0 == "\"" ? "\"\"" : nil } + "\""
  }
}
