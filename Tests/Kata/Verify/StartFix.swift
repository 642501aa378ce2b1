import Foundation

/// Brings a chapter's `Start` up to date with the two folders in which learners find it.
struct StartFix {
  let chapter: Chapter
  let judge: Judge

  /// Copies the two folders to `Start`, if what they hold is a start; what was there is kept among the backups.
  ///
  /// - Returns: What was changed, or why nothing was.
  /// - Throws: ``Failure`` when a file cannot be read or written.
  func apply() async throws -> Fixes {
    let work = try Submission.sources(in: chapter.work)
    let start = try Submission.sources(in: chapter.start)
    if work.hasSameContents(as: start) { return Fixes() }
    if let reason = try await reasonAgainst(work) {
      return Fixes(remarks: ["\(chapter.suitePath)/Start was left alone: \(reason)"])
    }
    let changes = try Set(work.paths + start.paths).sorted().compactMap {
      try Change(
        path: "\(chapter.suitePath)/Start/\($0)", old: text($0, in: chapter.start),
        new: text($0, in: chapter.work))
    }
    let kept = try judge.workbook.keep(chapter.start, of: chapter)
    do {
      for turn in Turn.allCases {
        let folder = chapter.start.appending(path: turn.rawValue)
        if FileKind(of: folder) != nil { try FileManager.default.removeItem(at: folder) }
      }
      try work.copy(to: chapter.start)
    } catch {
      throw (error as? Failure)
        ?? .grader(
          "\(chapter.suitePath)/Start cannot be written: \((error as NSError).localizedDescription)"
            + " What it held is kept in .kata/backups.")
    }
    let place = kept.path.dropFirst(judge.workbook.root.path.count + 1)
    return Fixes(
      changes: changes,
      remarks: ["\(chapter.suitePath)/Start is new. What it held is kept in \(place)"])
  }

  /// Why what stands in the two folders is not to be the start.
  private func reasonAgainst(_ work: SourceTree) async throws -> String? {
    let folders = "\(chapter.workPath)/YourTests and YourRefactoring"
    let entry = "\(Turn.refactoring.rawValue)/Entry.swift"
    guard work.paths.contains(entry) else { return "\(chapter.workPath)/\(entry) is missing." }
    if try Standing(of: chapter.work, in: chapter).isStarted {
      return "\(chapter.workPath)/\(entry) says that turn 2 was begun."
    }
    let theirs = Turn.allCases.map { "\(chapter.workPath)/\($0.rawValue)" }
    if try await judge.workbook.hasChanges(["\(chapter.suitePath)/Start"]),
      try await !judge.workbook.hasChanges(theirs)
    {
      return "it was edited since the last commit, and \(folders) were not."
        + " `git checkout -- \(chapter.suitePath)/Start` undoes that; to keep it, copy it there."
    }
    if work.paths.contains("\(Turn.tests.rawValue)/\(AttemptVerifier.file)") {
      return "\(chapter.workPath) holds the lesson's attempt, \(AttemptVerifier.file)."
    }
    if await !isOldStartUsed() { return nil }
    let verdict = try await judge.judge(chapter, of: Submission(root: judge.workbook.root))
    if let error = verdict.tests.error ?? verdict.suite.error {
      return "\(folders) do not compile.\n\(error)"
    }
    return verdict.score == 0 ? nil : "\(folders) earn \(verdict.score) points: that is no start."
  }

  /// Whether the suite compiles with the start as it is. If not, it is time for a new one.
  private func isOldStartUsed() async -> Bool {
    do {
      try await judge.prepared(chapter, Submission(root: judge.workbook.root)) {
        workshop, _ in _ = try await workshop.suite()
      }
      return true
    } catch {
      return false
    }
  }

  private func text(_ path: String, in folder: URL) throws -> String? {
    let file = folder.appending(path: path)
    return FileKind(of: file) == nil ? nil : try String(contentsOf: file, encoding: .utf8)
  }
}
