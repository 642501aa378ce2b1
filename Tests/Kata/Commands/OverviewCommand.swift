import Foundation

/// Plain `kata`: what has changed since its last verdict is judged, then all chapters are shown.
struct OverviewCommand: Command {
  static let name = ""
  static let usage = ""
  static let summary = "Judge what has changed, show all chapters and the one next step."
  static let details = ""

  init(arguments: [String]) throws {}

  func run(in workbook: Workbook) async throws -> ExitCode {
    let progress = Progress()
    let judge = try await Judge(workbook: workbook, progress: progress)
    let submission = Submission(root: workbook.root)
    var progressions: [Progression] = []
    for chapter in workbook.chapters {
      let verdict = try await judge.judge(chapter, of: submission)
      progressions.append(
        Progression(chapter: chapter, verdict: verdict, submission: submission))
    }
    progress.clear()
    print(OverviewReport(progressions: progressions, style: .standardOutput).text)
    return progressions.allSatisfy(\.verdict.hasPassed) ? .allPassed : .somethingFailed
  }
}
