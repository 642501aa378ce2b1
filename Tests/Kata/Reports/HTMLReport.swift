/// A page for a browser, complete in one file: the class by chapter, and each submission's details.
///
/// The page loads nothing. It is whole without its script, which only sorts and searches the table.
struct HTMLReport: ReportFormat {
  let name = "html"
  let summary = "a page for a browser"
  let fileExtension = "html"

  func text(_ graded: GradedClass) -> String {
    let count = graded.submissions.count
    let whole = count == 1 ? "" : table(graded) + stumbles(graded.stumbles)
    let each = graded.submissions.enumerated().map {
      details($1, named: graded.name(of: $1), number: $0 + 1, isOpen: count == 1)
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src '\(Self.scriptHash)'">
      <title>Seams: results</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <h1>\(count == 1 ? "One submission" : "\(count) submissions")</h1>
      \(whole)\(each.joined())<footer>\(Self.escaped(graded.judge.words))</footer>
      <script>\(Self.script)</script>
      </body>
      </html>

      """
  }

  // MARK: - The class

  private func table(_ all: GradedClass) -> String {
    let chapters = all.chapters
    let titles = ["Submission", "Points", "Percent", "Status"] + chapters.map(\.id)
    let heads = titles.map {
      "<th scope=\"col\"><button type=\"button\">\(Self.escaped($0))</button></th>"
    }
    let rows = all.submissions.enumerated().map { index, submission in
      let cells = chapters.map { column in
        cell(submission.chapters.first { $0.id == column.id })
      }
      let name = Self.escaped(all.name(of: submission))
      return "<tr><th scope=\"row\"><a href=\"#s\(index + 1)\">\(name)</a></th>"
        + "<td data-value=\"\(submission.score)\">\(submission.score)/\(submission.maxScore)</td>"
        + "<td data-value=\"\(submission.percent)\">\(submission.percent) %</td>"
        + "<td>\(submission.status.rawValue)</td>" + cells.joined() + "</tr>\n"
    }
    return """
      <p class="tools"><label>Search <input type="search" id="search" autocomplete="off"></label>
      <span id="found" role="status"></span></p>
      <p id="legend">A chapter's points, below them those of turn 1 (tests) and turn 2 (refactoring), with – for a turn not begun. The greener, the more.</p>
      <div class="wide" role="region" aria-label="The class by chapter" tabindex="0">
      <table id="class" aria-describedby="legend">
      <thead><tr>\(heads.joined())</tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>
      </div>

      """
  }

  private func cell(_ chapter: GradedSubmission.Chapter?) -> String {
    guard let chapter else { return "<td data-value=\"-1\"></td>" }
    let share = chapter.maxScore == 0 ? 0 : 100 * chapter.score / chapter.maxScore
    let word = chapter.mark.map { " \($0)" } ?? ""
    let turns = [chapter.tests, chapter.suite].map { $0.begun ? "\($0.score)/\($0.maxScore)" : "–" }
    return "<td class=\"heat\" style=\"--share:\(share)%\" data-value=\"\(chapter.score)\">"
      + "\(chapter.score)/\(chapter.maxScore)\(word)<small>\(turns.joined(separator: " · "))</small></td>"
  }

  private func stumbles(_ stumbles: [Stumble]) -> String {
    guard !stumbles.isEmpty else { return "" }
    let items = stumbles.map { stumble in
      "<li>\(Self.escaped(stumble.chapter)): \(Self.escaped(stumble.line))"
        + (stumble.hint.map { "<pre>\(Self.escaped($0))</pre>" } ?? "") + "</li>\n"
    }
    return "<h2>Missed most often by those who had begun</h2>\n<p>Each with its last hint.</p>\n"
      + "<ol>\n\(items.joined())</ol>\n"
  }

  // MARK: - One submission

  private func details(
    _ submission: GradedSubmission, named name: String, number: Int, isOpen: Bool
  ) -> String {
    let commit = submission.commit.map { hash in
      let date = submission.committed.map { " of \(Self.escaped($0))" } ?? ""
      let changes = hash.hasSuffix("+") ? ", with changes that are not committed" : ""
      return "<p>Commit \(Self.escaped(String(hash.prefix(12))))\(date)\(changes)</p>\n"
    }
    let message = submission.message.map { "<p>\(Self.escaped($0))</p>\n" }
    return "<details id=\"s\(number)\"\(isOpen ? " open" : "")>\n"
      + "<summary><h2>\(Self.escaped(name)): \(submission.score) of"
      + " \(submission.maxScore) points</h2></summary>\n" + (commit ?? "") + (message ?? "")
      + submission.chapters.map(details).joined() + "</details>\n"
  }

  private func details(_ chapter: GradedSubmission.Chapter) -> String {
    let title =
      "<h3>\(Self.escaped(chapter.id)): \(chapter.score) of \(chapter.maxScore) points,"
      + " \(chapter.word)</h3>\n"
    if chapter.status == .missing { return title + "<p>\(Self.escaped(chapter.message))</p>\n" }
    let beside = chapter.ticks?.sentence.map { "<p>\(Self.escaped($0))</p>\n" } ?? ""
    return title + beside + tests(chapter.tests) + suite(chapter.suite)
  }

  private func tests(_ turn: GradedSubmission.Turn) -> String {
    let title = "<h4>Turn 1, tests: \(turn.score) of \(turn.maxScore) mutants killed</h4>\n"
    if turn.status == .error { return title + "<pre>\(Self.escaped(turn.message))</pre>\n" }
    let leftOut = turn.tests.filter(\.isLeftOut).map { test in
      Self.item(test.name, "left out: \(test.status)", test.messages)
    }
    return title + matrix(turn.mutants ?? [])
      + (leftOut.isEmpty ? "" : "<ul>\n\(leftOut.joined())</ul>\n") + withheld(turn)
  }

  /// A table of the mutants and the tests that kill some.
  private func matrix(_ mutants: [GradedSubmission.Mutant]) -> String {
    let tests = Array(Set(mutants.flatMap(\.killedBy))).sorted()
    let heads = tests.map { "<th scope=\"col\"><span>\(Self.escaped($0))</span></th>" }
    let rows = mutants.map { mutant in
      let cells = tests.map {
        mutant.killedBy.contains($0) ? "<td class=\"good\">killed</td>" : "<td></td>"
      }
      let isKilled = mutant.status == "killed"
      let word = (mutant.demo ? "earns nothing, " : "") + (isKilled ? "killed" : mutant.status)
      return "<tr><th scope=\"row\">\(Self.escaped(mutant.id))\(Self.mark(mutant.hidden))</th>"
        + "<td class=\"\(isKilled ? "good" : "bad")\">\(isKilled ? "✔" : "✘") \(word)</td>"
        + cells.joined() + "</tr>\n"
    }
    return
      "<div class=\"wide\" role=\"region\" aria-label=\"Mutants and the tests that kill them\" tabindex=\"0\">"
      + "<table><thead><tr><th scope=\"col\">Mutant</th><th scope=\"col\">Result</th>\(heads.joined())</tr></thead>\n"
      + "<tbody>\n\(rows.joined())</tbody></table></div>\n"
  }

  private func suite(_ turn: GradedSubmission.Turn) -> String {
    let title = "<h4>Turn 2, refactoring: \(turn.score) of \(turn.maxScore) points</h4>\n"
    if turn.status == .error { return title + "<pre>\(Self.escaped(turn.message))</pre>\n" }
    guard turn.begun else { return title + "<p>Not begun.</p>\n" }
    let failing = turn.tests.filter { $0.status != "passed" }.map { test in
      Self.item(
        test.name + Self.mark(test.hidden),
        test.guard == true ? "a guard, \(test.status)" : test.status, test.messages)
    }
    return title
      + (failing.isEmpty
        ? "<p>All tests\(turn.withheld == nil ? "" : " shown") pass.</p>\n"
        : "<ul>\n\(failing.joined())</ul>\n")
      + withheld(turn)
  }

  private func withheld(_ turn: GradedSubmission.Turn) -> String {
    turn.withheld.map { "<p>Hidden: \($0.passed) of \($0.count) passed.</p>\n" } ?? ""
  }

  private static func item(_ name: String, _ word: String, _ messages: [String]) -> String {
    "<li><b class=\"bad\">✘ \(escaped(name))</b> \(escaped(word))"
      + messages.prefix(3).map { "<pre>\(escaped($0))</pre>" }.joined() + "</li>\n"
  }

  /// A text that a browser shows as text.
  static func escaped(_ text: String) -> String {
    Style.escaped(text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      default: nil
      }
    }
  }
}
