/// Plain `kata`: judges the chapters that have changed since their last verdict, then shows all of them.
struct OverviewCommand: Command {
  static let name = ""
  static let usage = ""
  static let summary = "Judge what has changed, show all chapters and the one next step."
  static let details = ""

  init(arguments: [String]) throws {}

  func run(in session: Session) async throws -> ExitCode {
    let standings = try session.standings(in: session.workbook.chapters)
    // A judge is made only if there is something to judge, so that a fresh clone gets its first step at once.
    let isAllUntouched = standings.allSatisfy(\.1.isUntouched)
    let judge = isAllUntouched ? nil : try await session.judge()
    let statuses = try await standings.inOrder { chapter, standing in
      guard !standing.isUntouched, let judge else {
        return ChapterStatus(chapter: chapter, standing: standing, verdict: nil)
      }
      return ChapterStatus(
        chapter: chapter, verdict: try await judge.judge(chapter, of: session.learner))
    }
    session.progress.clear()
    var notes = LearnerNotes(of: session.workbook)
    let passed = statuses.filter { $0.hasPassed && notes.addPassed($0.chapter) }
      .map { PassedReport(chapter: $0.chapter, next: nil, isFirst: true, left: $0.left) }
    let report = OverviewReport(
      statuses: statuses, inWork: ChapterStatus.inWork(statuses, notes), passed: passed,
      style: .standardOutput)
    print(report.text)
    return statuses.allSatisfy(\.hasPassed) ? .allPassed : .somethingFailed
  }
}
