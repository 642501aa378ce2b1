/// What plain `kata` says: a progress bar a chapter, and the one next step.
struct OverviewReport {
  let progressions: [Progression]
  let style: Style

  var text: String {
    let score = progressions.map(\.verdict.score).reduce(0, +)
    let maxScore = progressions.map(\.verdict.maxScore).reduce(0, +)
    let title = style.bold("Seams") + " · \(score) of \(maxScore) points"
    let width = progressions.map(\.chapter.title.count).max() ?? 0
    let lines = progressions.map { progression in
      let verdict = progression.verdict
      return "  \(progression.chapter.number)  \(progression.chapter.title.padding(to: width))  "
        + bar(verdict.score, of: verdict.maxScore)
        + "  \(verdict.score)/\(verdict.maxScore)  \(progression.state)"
    }
    let reminders = progressions.compactMap(\.reminder)
    let parts = [[title], lines, reminders, [next]].filter { !$0.isEmpty }
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private var next: String {
    for progression in progressions {
      if let step = progression.nextStep {
        return "Next: chapter \(progression.chapter.number): \(step)."
      }
    }
    return "All chapters passed. Well done!"
  }

  private func bar(_ score: Int, of maxScore: Int) -> String {
    let width = 20
    let full = maxScore == 0 ? 0 : score * width / maxScore
    return style.good(String(repeating: "█", count: full))
      + style.dim(String(repeating: "░", count: width - full))
  }
}
