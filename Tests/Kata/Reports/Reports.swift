/// The reports of a run: one on all submissions, and perhaps one on each.
struct Reports {
  let hidden: HiddenDisplay
  let folder: FeedbackFolder?
  let writer: ReportWriter

  func add(_ submission: GradedSubmission) throws {
    let shown = submission.showing(hidden: hidden)
    try writer.add(shown)
    try folder?.add(shown)
  }

  func end() throws { try writer.end() }
}
