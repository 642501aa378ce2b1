/// What plain `kata` says: a progress bar a chapter, and the one next step.
struct OverviewReport {
  let progressions: [Progression]
  /// The chapters that were never said to be passed before.
  var passed: [PassedReport] = []
  let style: Style

  var text: String {
    let width = progressions.map(\.chapter.title.count).max() ?? 0
    let chapters = progressions.map(\.chapter)
    let lines = progressions.map { progression in
      "  \(progression.chapter.number(inColumnOf: chapters))  \(progression.chapter.title.padding(to: width))  "
        + bar(progression.verdict) + "  " + points(progression.verdict) + progression.state
    }
    let reminders = progressions.compactMap(\.reminder)
    let parts =
      [[title], lines, reminders] + passed.map { [$0.text(style, namesNext: false)] } + [[next]]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  private var title: String {
    let verdicts = progressions.compactMap(\.verdict)
    let score = verdicts.map(\.score).reduce(0, +)
    let maxScore = verdicts.map(\.maxScore).reduce(0, +)
    let waiting = progressions.count - verdicts.count
    let parts =
      (verdicts.isEmpty ? [] : ["\(score) of \(maxScore) points"])
      + (waiting == 0 ? [] : ["\(waiting) chapter\(waiting == 1 ? "" : "s") to begin"])
    return ([style.bold("Seams")] + parts).joined(separator: " · ")
  }

  private var next: String {
    for progression in progressions {
      if let step = progression.nextStep {
        return "Next: chapter \(progression.chapter.number): \(step)."
      }
    }
    return "All chapters passed. Well done!"
  }

  private func points(_ verdict: Verdict?) -> String {
    verdict.map { "\($0.score)/\($0.maxScore)  " } ?? ""
  }

  private func bar(_ verdict: Verdict?) -> String {
    let width = 20
    let score = verdict?.score ?? 0
    let maxScore = verdict?.maxScore ?? 0
    let full = maxScore == 0 ? 0 : score * width / maxScore
    return style.good(String(repeating: "█", count: full))
      + style.dim(String(repeating: "░", count: width - full))
  }
}
