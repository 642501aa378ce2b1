/// Feedback in Markdown: for one submission all details, for several a table.
struct MarkdownReport: ReportFormat {
  let name = "markdown"
  let summary = "feedback for one submission, a table for several"
  let fileExtension = "md"

  func text(_ graded: GradedClass) -> String {
    let one = graded.submissions.count == 1 ? graded.submissions.first : nil
    return (one.map(details) ?? table(graded)) + stumbles(graded.stumbles) + Self.end(graded.judge)
  }

  // MARK: - One submission

  private func details(_ submission: GradedSubmission) -> String {
    let title =
      "# \(Self.escaped(submission.path)): \(submission.score) of \(submission.maxScore) points\n"
    let message = submission.message.map { "\n\(Self.escaped($0))\n" } ?? ""
    return title + message + submission.chapters.map(details).joined()
  }

  private func details(_ chapter: GradedSubmission.Chapter) -> String {
    let title =
      "\n## \(Self.escaped(chapter.id)): \(chapter.score) of \(chapter.maxScore) points,"
      + " \(chapter.word)\n"
    if chapter.status == .missing { return title + "\n\(Self.escaped(chapter.message))\n" }
    let beside = chapter.ticks?.sentence.map { "\n\($0)\n" } ?? ""
    return title + beside + tests(chapter.tests) + suite(chapter.suite)
  }

  private func tests(_ turn: GradedSubmission.Turn) -> String {
    let title = "\n### Turn 1, your tests: \(turn.score) of \(turn.maxScore) mutants killed\n\n"
    if turn.status == .error { return title + Self.block(turn.message) }
    let mutants = (turn.mutants ?? []).map { mutant in
      let killer = mutant.killedBy.first.map { "killed by \"\(Self.escaped($0))\"" }
      let worth = mutant.demo ? "earns nothing, " : ""
      return Self.item(
        mutant.status == "killed", Self.escaped(mutant.id) + Self.mark(mutant.hidden),
        worth + (killer ?? Self.escaped(mutant.message ?? "")))
    }
    let leftOut = turn.tests.filter(\.isLeftOut).map { test in
      Self.item(false, "your test \"\(Self.escaped(test.name))\"", test.status)
        + test.messages.prefix(3).map { Self.block($0) }.joined()
    }
    return title + (mutants + leftOut).joined() + withheld(turn)
  }

  private func suite(_ turn: GradedSubmission.Turn) -> String {
    let passing = turn.tests.count { $0.guard == false && $0.status == "passed" }
    let title = "\n### Turn 2, your refactoring: \(passing) of \(turn.maxScore) tests pass\n\n"
    if turn.status == .error { return title + Self.block(turn.message) }
    guard turn.begun else { return title + "Not begun.\n" }
    let failing = turn.tests.filter { $0.status != "passed" }.map { test in
      Self.item(
        false, Self.escaped(test.name) + Self.mark(test.hidden),
        test.guard == true ? "a guard: it passed before you began" : test.status)
        + test.messages.prefix(3).map { Self.block($0) }.joined()
    }
    return title + (failing.isEmpty ? "All of them, and all guards hold.\n" : failing.joined())
      + withheld(turn)
  }

  private func withheld(_ turn: GradedSubmission.Turn) -> String {
    guard let hidden = turn.withheld else { return "" }
    return Self.item(
      hidden.passed == hidden.count, "hidden", "\(hidden.passed) of \(hidden.count) passed")
  }

  // MARK: - Several submissions

  private func table(_ all: GradedClass) -> String {
    let chapters = all.chapters
    let titles =
      ["submission", "points", "percent", "status"] + chapters.map { Self.escaped($0.id) }
    let rows = all.submissions.map { submission in
      let cells = chapters.map { column in
        guard let chapter = submission.chapters.first(where: { $0.id == column.id }) else {
          return ""
        }
        return "\(chapter.score)/\(chapter.maxScore)"
          + (chapter.mark.map { " \($0)" } ?? "")
      }
      return [
        Self.escaped(all.name(of: submission)), "\(submission.score)/\(submission.maxScore)",
        "\(submission.percent) %", submission.status.rawValue,
      ] + cells
    }
    return "# \(all.submissions.count) submissions\n\n" + Self.table([titles] + rows)
  }

  private func stumbles(_ stumbles: [Stumble]) -> String {
    guard !stumbles.isEmpty else { return "" }
    let items = stumbles.map { stumble in
      "- \(Self.escaped(stumble.chapter)): \(Self.escaped(stumble.line))\n"
        + (stumble.hint.map { "\n" + Self.block($0) } ?? "")
    }
    return "\n## Missed most often by those who had begun\n\nEach with its last hint.\n\n"
      + items.joined()
  }

  // MARK: - Markdown

  /// The lines at the end of a report.
  private static func end(_ origin: JudgeIdentity) -> String {
    "\n---\n\nJudged by kata \(escaped(origin.kata)), \(escaped(origin.swift)),"
      + " workbook \(escaped(origin.workbook)). Sandbox: \(escaped(origin.sandbox, limit: 1_000)).\n"
  }

  /// A table of escaped cells, with the titles first.
  private static func table(_ rows: [[String]]) -> String {
    let rule = rows.prefix(1).map { $0.map { _ in "---" } }
    return (rows.prefix(1) + rule + rows.dropFirst())
      .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  private static func item(_ isGood: Bool, _ name: String, _ words: String) -> String {
    "- \(isGood ? "✔" : "✘") **\(name)**" + (words.isEmpty ? "" : ", \(words)") + "\n"
  }

  /// A text as it is, below a list's item; its fence is longer than each in the text.
  private static func block(_ text: String) -> String {
    let longest = text.matches(of: /`+/).map { $0.output.count }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\n" + Style.indented("\(fence)text\n\(Style.harmless(text))\n\(fence)", by: 2) + "\n\n"
  }

  /// A text in one line that Markdown shows as it is.
  static func escaped(_ text: String, limit: Int = 200) -> String {
    Style.escaped(Style.harmlessName(text, limit: limit)) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "@": "&#64;"
      case _ where "\\`*_{}[]()#!|~".unicodeScalars.contains(scalar): "\\\(scalar)"
      default: nil
      }
    }
  }
}
