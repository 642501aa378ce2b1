/// The report of plain `kata`: a progress bar for each chapter, and the one next step.
struct OverviewReport {
  let statuses: [ChapterStatus]
  /// The chapter to go on with; nil if all are passed.
  let inWork: ChapterStatus?
  /// The chapters whose passing is reported for the first time.
  let passed: [PassedReport]
  let style: Style

  var text: String {
    let width = statuses.map(\.chapter.title.count).max() ?? 0
    let chapters = statuses.map(\.chapter)
    let lines = statuses.map { status in
      "  \(status.chapter.number(inColumnOf: chapters))  \(status.chapter.title.padding(to: width))  "
        + bar(status.verdict) + "  "
        + (status.verdict.map { "\($0.score)/\($0.maxScore)  " } ?? "") + status.state
        + ticks(status)
    }
    let reminders = statuses.compactMap(\.reminder)
    let parts =
      [[title], lines, reminders] + passed.map { [$0.text(style, namesNext: false)] } + [[next]]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private var title: String {
    let verdicts = statuses.compactMap(\.verdict)
    let score = verdicts.map(\.score).reduce(0, +)
    let maxScore = verdicts.map(\.maxScore).reduce(0, +)
    let waiting = statuses.count - verdicts.count
    let parts =
      (verdicts.isEmpty ? [] : ["\(score) of \(maxScore) points"])
      + (waiting == 0 ? [] : ["\(waiting) chapter\(waiting == 1 ? "" : "s") to begin"])
    return ([style.bold("Seams")] + parts).joined(separator: " · ")
  }

  private var next: String {
    inWork.flatMap { status in
      status.nextStep.map { "Next: chapter \(status.chapter.number): \($0)." }
    } ?? "All chapters passed. Well done!"
  }

  /// How many of the things beside the points are done.
  private func ticks(_ status: ChapterStatus) -> String {
    guard let ticks = status.verdict?.ticks, !ticks.isEmpty else { return "" }
    return "  \(ticks.count(where: \.isDone)) of \(ticks.count) ✔ beside the points"
  }

  private func bar(_ verdict: Verdict?) -> String {
    let width = 20
    let full = verdict.map { $0.maxScore == 0 ? 0 : $0.score * width / $0.maxScore } ?? 0
    return style.good(String(repeating: "█", count: full))
      + style.dim(String(repeating: "░", count: width - full))
  }
}
