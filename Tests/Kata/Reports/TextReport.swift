/// A table to read: one line for each chapter.
struct TextReport: ReportFormat {
  let name = "text"
  let summary = "one line for each chapter"
  let fileExtension = "txt"

  func text(_ graded: GradedClass) -> String {
    graded.submissions.map(lines).joined(separator: "\n") + stumbles(graded.stumbles)
      + "\nJudged by kata \(graded.judge.kata), \(graded.judge.swift), workbook \(graded.judge.workbook).\n"
      + "Sandbox: \(Style.harmlessName(graded.judge.sandbox, limit: 1_000)).\n"
  }

  private func lines(on submission: GradedSubmission) -> String {
    let title =
      "\(Style.harmlessName(submission.path)): \(submission.score) of \(submission.maxScore) points"
    let width = submission.chapters.map(\.id.count).max() ?? 0
    let lines = submission.chapters.map { chapter in
      let message = chapter.message.split(separator: "\n").first.map { "  \($0)" } ?? ""
      return "  \(chapter.id.padding(to: width))  \(chapter.score)/\(chapter.maxScore)"
        + "  \(chapter.status.rawValue)" + Style.harmless(message) + flaky(chapter.tests.tests)
    }
    let message = submission.message.map { ["  " + Style.harmless($0)] } ?? []
    return ([title] + message + lines).joined(separator: "\n") + "\n"
  }

  /// A line about flaky tests, to explain their cost; empty if there are none.
  private func flaky(_ tests: [GradedSubmission.Test]) -> String {
    let flaky = tests.filter { $0.status == TestsVerdict.Test.Status.flaky.rawValue }
    guard let first = flaky.first, let why = first.messages.first else { return "" }
    let others = flaky.count == 1 ? "" : " And \(flaky.count - 1) more."
    return "\n    \"\(Style.harmless(first.name))\": \(why).\(others)"
  }

  private func stumbles(_ stumbles: [Stumble]) -> String {
    guard !stumbles.isEmpty else { return "" }
    let lines = stumbles.map { stumble in
      "  \(stumble.chapter)  \(stumble.line)\n"
        + (stumble.hint.map { Style.indented("\($0)\n", by: 4) } ?? "")
    }
    return "\nMissed most often by those who had begun, each with its last hint:\n" + lines.joined()
  }
}
