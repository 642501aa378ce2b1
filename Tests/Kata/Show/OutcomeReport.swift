/// The whole report on one chapter, and the next step.
///
/// It is made once from the lesson and its hints, because the watcher shows it each second.
struct OutcomeReport {
  let verdict: Verdict
  /// The report of `kata check`, line by line.
  let entries: [ReportEntry]
  /// The reminder and the next step, or the report on a passed chapter.
  let conclusion: String

  /// Puts a report together: with the next chapter, the sentence about a given file that was changed, and whether the
  /// learner is told for the first time that the chapter is passed. In a watched chapter a save judges and a key helps.
  init(
    chapter: Chapter, verdict: Verdict, next: Chapter?, isFirstPass: Bool, isWatched: Bool = false,
    change: String?, style: Style
  ) {
    self.verdict = verdict
    entries = CheckReport(chapter: chapter, verdict: verdict, style: style).entries
    var status = ChapterStatus(chapter: chapter, verdict: verdict)
    status.isWatched = isWatched
    let last =
      verdict.hasPassed
      ? PassedReport(chapter: chapter, next: next, isFirst: isFirstPass).text(style)
      : status.nextStep.map { "Next: \($0)." }
    conclusion = [change, status.reminder, last].compactMap(\.self).joined(separator: "\n\n")
  }

  var text: String { entries.map(\.text).joined(separator: "\n") + "\n\n" + conclusion }
}
