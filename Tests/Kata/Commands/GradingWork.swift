import Foundation

/// A chapter of a submission, to be judged.
struct GradingWork: Sendable {
  let handedIn: HandedIn
  let commit: HandedIn.Commit?
  let chapter: Chapter
  /// The verdict with the chapter's worth and no points.
  let blank: Verdict
  let snapshot: Result<Submission.Snapshot, any Error>
  /// The time that all chapters of the submission may take together.
  let allowance: Budget.Allowance
  /// Copies all submissions to a folder, before the first one runs: no learner's code can change another submission.
  ///
  /// Each chapter comes with its blank verdict, and each submission has some minutes. Returns the chapters of the first
  /// submission, then those of the second, and so on.
  static func all(
    _ handedIn: [HandedIn], _ chapters: [(Chapter, Verdict)], minutes: Double, in folder: URL
  ) async throws -> [GradingWork] {
    var work: [GradingWork] = []
    for (index, one) in handedIn.enumerated() {
      let commit: HandedIn.Commit?
      do {
        commit = try await one.commit(
          by: folder.appending(path: "repository\(index)"), of: chapters.map(\.0))
      } catch let failure as Failure {
        commit = nil
        Console.complain(
          "kata: no commit is known of \(Style.harmlessName(one.path)): \(Style.harmless(failure.message))\n"
        )
      }
      let allowance = Budget.Allowance(.seconds(60 * minutes))
      for (chapter, blank) in chapters {
        try Task.checkCancellation()
        let copies = folder.appending(path: "\(work.count)")
        let snapshot = Result { try one.submission.snapshot(of: chapter, in: copies) }
        work.append(
          GradingWork(
            handedIn: one, commit: commit, chapter: chapter, blank: blank, snapshot: snapshot,
            allowance: allowance))
      }
    }
    return work
  }
}
