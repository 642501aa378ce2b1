import Foundation

/// A learner's progress in a chapter, as far as the files show it.
struct LearnerProgress: Sendable {
  /// Whether the chapter has no files of the learner at all.
  var isMissing = false
  /// Whether the files of turn 1 are unchanged.
  var areTestsUntouched = false
  /// The files of the lesson's attempt, which are still there.
  var attempts: [String] = []
  /// Whether the files of turn 2 are unchanged.
  var isRefactoringUntouched = false
  /// Whether `Entry.swift` contains `let started = true`.
  var isStarted = false
  /// The time when a file of the learner was last saved; not known for a copy.
  var lastSave = Date.distantPast
  /// Whether the last save was of a file of turn 2; not known for a copy.
  var worksOnRefactoring = false

  /// Whether the learner's files are unchanged.
  var isUntouched: Bool { areTestsUntouched && isRefactoringUntouched }

  static let missing = LearnerProgress(isMissing: true)
  static let inProgress = LearnerProgress()
}

extension LearnerProgress {
  /// Notes when the learner's own files, which may have been copied since, were saved.
  mutating func noteSaves(of files: SourceTree) {
    let tests = files.lastChange(of: .tests)
    let refactoring = files.lastChange(of: .refactoring)
    lastSave = max(tests, refactoring)
    worksOnRefactoring = !isRefactoringUntouched && refactoring > tests
  }

  /// Compares a learner's files with the untouched ones.
  init(of folder: URL, in chapter: Chapter) throws {
    let files = try Submission.sources(in: folder)
    attempts = Lesson.attempts(among: files.paths, of: chapter)
    func isUntouched(_ turn: Turn) throws -> Bool {
      try SourceTree(root: folder, folders: [turn.rawValue]).without(attempts)
        .hasSameContents(as: SourceTree(root: chapter.start, folders: [turn.rawValue]))
    }
    isRefactoringUntouched = try isUntouched(.refactoring)
    areTestsUntouched = try isUntouched(.tests)
    let entry = folder.appending(path: "\(Turn.refactoring.rawValue)/Entry.swift")
    let text = (try? String(textOf: entry)) ?? ""
    isStarted = text.split(separator: "\n").contains { $0.hasPrefix("let started = true") }
  }
}
