/// Everything about one chapter, and what to do now.
struct OutcomeReport {
  let chapter: Chapter
  let verdict: Verdict
  /// The chapter after it in the workbook.
  let next: Chapter?
  /// Whether the learner is told for the first time that the chapter is passed.
  let isFirstPass: Bool
  /// Whether the chapter is watched: then a save judges it, and a key shows a hint.
  var isWatched = false
  let style: Style

  var text: String { check.text + "\n\n" + conclusion }

  var check: CheckReport { CheckReport(chapter: chapter, verdict: verdict, style: style) }

  /// What to do now.
  var conclusion: String {
    var status = ChapterStatus(chapter: chapter, verdict: verdict)
    status.isWatched = isWatched
    let last =
      verdict.hasPassed
      ? PassedReport(chapter: chapter, next: next, isFirst: isFirstPass).text(style)
      : status.nextStep.map { "Next: \($0)." }
    return [status.reminder, last].compactMap(\.self).joined(separator: "\n\n")
  }
}
