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
    let submission = Submission(root: workbook.root)
    var judge: Judge?
    var progressions: [Progression] = []
    for chapter in workbook.chapters { try chapter.requireFolders() }
    for chapter in workbook.chapters {
      let standing = try submission.standing(in: chapter)
      if standing.isUntouched {
        progressions.append(Progression(chapter: chapter, standing: standing, verdict: nil))
        continue
      }
      // Made when there is something to judge: on a fresh clone what to do first is said at once.
      if judge == nil { judge = try await Judge(workbook: workbook, progress: progress) }
      guard let verdict = try await judge?.judge(chapter, of: submission) else { continue }
      progressions.append(Progression(chapter: chapter, verdict: verdict))
    }
    progress.clear()
    print(OverviewReport(progressions: progressions, style: .standardOutput).text)
    return progressions.allSatisfy(\.hasPassed) ? .allPassed : .somethingFailed
  }
}
