/// Everything about one chapter, and what to do now.
///
/// It is put together once, from the lesson and its hints: the watcher shows it each second.
struct OutcomeReport {
  let verdict: Verdict
  /// What `kata check` says, line by line.
  let entries: [ReportEntry]
  /// What to do now.
  let conclusion: String

  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - verdict: The verdict on it.
  ///   - next: The chapter after it in the workbook.
  ///   - isFirstPass: Whether the learner is told for the first time that the chapter is passed.
  ///   - isWatched: Whether the chapter is watched: then a save judges it, and a key shows a hint.
  ///   - style: How it looks.
  init(
    chapter: Chapter, verdict: Verdict, next: Chapter?, isFirstPass: Bool, isWatched: Bool = false,
    style: Style
  ) {
    self.verdict = verdict
    entries = CheckReport(chapter: chapter, verdict: verdict, style: style).entries
    var status = ChapterStatus(chapter: chapter, verdict: verdict)
    status.isWatched = isWatched
    let last =
      verdict.hasPassed
      ? PassedReport(chapter: chapter, next: next, isFirst: isFirstPass).text(style)
      : status.nextStep.map { "Next: \($0)." }
    conclusion = [status.reminder, last].compactMap(\.self).joined(separator: "\n\n")
  }

  var text: String { entries.map(\.text).joined(separator: "\n") + "\n\n" + conclusion }
}
