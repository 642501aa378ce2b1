/// The whole report on one chapter, and the next step.
///
/// It is made once from the lesson and its hints, because the watcher shows it each second.
struct OutcomeReport {
  let verdict: Verdict
  /// The report of `kata check`, line by line.
  let entries: [ReportEntry]
  /// The reminder and the next step, or the report on a passed chapter.
  let conclusion: String

  /// Puts a report together, and notes that the learner is told of a passed chapter. In a watched chapter a save judges
  /// and a key helps. `change` is the sentence about a given file that was changed.
  init(
    chapter: Chapter, verdict: Verdict, in workbook: Workbook, isWatched: Bool = false,
    change: String?, style: Style
  ) {
    self.verdict = verdict
    var notes = LearnerNotes(of: workbook)
    entries =
      CheckReport(
        chapter: chapter, verdict: verdict, planted: notes.planted(in: chapter), style: style
      ).entries
    var status = ChapterStatus(chapter: chapter, verdict: verdict)
    status.isWatched = isWatched
    let last =
      verdict.hasPassed
      ? PassedReport(
        chapter: chapter, next: workbook.chapter(after: chapter),
        isFirst: notes.addPassed(chapter), left: status.left
      ).text(style)
      : status.nextStep.map { "Next: \($0)." }
    conclusion = [change, status.reminder, last].compactMap(\.self).joined(separator: "\n\n")
  }

  var text: String { entries.map(\.text).joined(separator: "\n") + "\n\n" + conclusion }
}
