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
  /// The hash of the refactoring's shape; nil if it is that of the start or of the solution.
  private(set) var shape: String?

  /// Copies all submissions to a folder, before the first one runs: no learner's code can change another submission.
  ///
  /// Each chapter comes with its blank verdict, and each submission has some minutes. Returns the chapters of the first
  /// submission, then those of the second, and so on; throws ``Failure`` if a chapter's start or solution cannot be read.
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
    let known = try Set(chapters.flatMap { try ownShapes(of: $0.0) })
    let shapes = work.map {
      shape(of: try? $0.snapshot.get().sources(.refactoring), in: $0.chapter)
    }
    let hashes = try await Fingerprint.of(texts: shapes, folder: folder)
    for index in work.indices where !known.contains(shapes[index]) {
      work[index].shape = hashes[index]
    }
    return work
  }

  /// The shapes of a chapter's start and solution, and that of no files.
  private static func ownShapes(of chapter: Chapter) throws -> [String] {
    let own = try [chapter.start, chapter.reference].map {
      try SourceTree(root: $0, folders: [Turn.refactoring.rawValue])
    }
    return own.map { shape(of: $0, in: chapter) } + [shape(of: nil, in: chapter)]
  }

  private static func shape(of tree: SourceTree?, in chapter: Chapter) -> String {
    let texts = (tree?.files ?? []).map { (try? String(textOf: $0)) ?? "" }
    return "\(chapter.id)\n" + CodeShape.of(files: texts)
  }
}
