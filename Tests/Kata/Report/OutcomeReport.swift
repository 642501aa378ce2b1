/// Everything about one chapter, and what to do now.
struct OutcomeReport {
  let chapter: Chapter
  let verdict: Verdict
  let progression: Progression
  /// Nil while the chapter is not passed.
  let passed: PassedReport?

  /// Makes one; a chapter that is passed is noted as told.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - verdict: Its verdict.
  ///   - workbook: Where it is noted.
  ///   - isWatched: Whether a save judges the chapter, and keys do what else commands do.
  init(chapter: Chapter, verdict: Verdict, in workbook: Workbook, isWatched: Bool = false) {
    self.chapter = chapter
    self.verdict = verdict
    var progression = Progression(chapter: chapter, verdict: verdict)
    progression.isWatched = isWatched
    self.progression = progression
    passed = verdict.hasPassed ? PassedReport(noting: chapter, in: workbook) : nil
  }

  func text(_ style: Style) -> String {
    let parts = [
      CheckReport(chapter: chapter, verdict: verdict, style: style).text, progression.reminder,
      passed?.text(style) ?? progression.nextStep.map { "Next: \($0)." },
    ]
    return parts.compactMap { $0 }.joined(separator: "\n\n")
  }
}
