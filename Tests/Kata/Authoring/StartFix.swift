import Foundation

/// Updates a chapter's `Start` from the two folders in which learners find it.
struct StartFix {
  let chapter: Chapter
  let judge: Judge

  /// Copies the two folders to `Start`, if they hold a start, and returns a sentence about the result. A backup of the
  /// old start is kept.
  func apply() async throws -> [String] {
    let work = try Submission.sources(in: chapter.work)
    if try work.hasSameContents(as: Submission.sources(in: chapter.start)) { return [] }
    if let reason = try await reasonAgainst(work) {
      return ["\(chapter.suitePath)/Start was left alone: \(reason)"]
    }
    let workbook = judge.workbench.workbook
    let kept = try workbook.keep(chapter.start, of: chapter)
    for turn in Turn.allCases {
      let folder = chapter.start.appending(path: turn.rawValue)
      if FileKind(of: folder) != nil { try FileManager.default.removeItem(at: folder) }
    }
    try work.copy(to: chapter.start)
    let place = kept.path.dropFirst(workbook.root.path.count + 1)
    return ["\(chapter.suitePath)/Start is new. The old files are kept in \(place)"]
  }

  /// The reason why the contents of the two folders must not become the start; nil if there is none.
  private func reasonAgainst(_ work: SourceTree) async throws -> String? {
    let folders = "\(chapter.workPath)/YourTests and YourRefactoring"
    let entry = "\(Turn.refactoring.rawValue)/Entry.swift"
    guard work.paths.contains(entry) else { return "\(chapter.workPath)/\(entry) is missing." }
    if try LearnerProgress(of: chapter.work, in: chapter).isStarted {
      return "\(chapter.workPath)/\(entry) says that turn 2 was begun."
    }
    let theirs = Turn.allCases.map { "\(chapter.workPath)/\($0.rawValue)" }
    let workbook = judge.workbench.workbook
    if try await !workbook.changes(in: ["\(chapter.suitePath)/Start"]).isEmpty,
      try await workbook.changes(in: theirs).isEmpty
    {
      return "it was edited since the last commit, and \(folders) were not."
        + " \(Workbook.undo("\(chapter.suitePath)/Start")) undoes that; to keep it, copy it there."
    }
    if work.paths.contains("\(Turn.tests.rawValue)/\(Lesson.attemptFile)") {
      return "\(chapter.workPath) holds the lesson's attempt, \(Lesson.attemptFile)."
    }
    // If the suite no longer runs on the old start, it is time for a new one.
    let submission = Submission(root: workbook.root)
    guard let verdict = try? await judge.judge(chapter, of: submission) else { return nil }
    if let error = verdict.tests.error ?? verdict.suite.error {
      return "\(folders) do not compile.\n\(error)"
    }
    return verdict.score == 0 ? nil : "\(folders) earn \(verdict.score) points: that is no start."
  }
}
