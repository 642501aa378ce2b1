import Foundation

/// How far a learner has come in a chapter, as far as the files tell.
struct LearnerProgress: Sendable {
  /// Whether there are no files for the chapter at all.
  var isMissing = false
  /// Whether the learner's files are as they came.
  var isUntouched = false
  /// Whether turn 2 has not been begun.
  var isRefactoringUntouched = false
  /// Whether `Entry.swift` says the chapter has been started.
  var isStarted = false
  /// When a file of the learner's was saved last; a copy does not tell.
  var lastSave = Date.distantPast

  static let missing = LearnerProgress(isMissing: true)
  static let inProgress = LearnerProgress()
}

extension LearnerProgress {
  /// Compares a learner's files with the untouched ones.
  init(of folder: URL, in chapter: Chapter) throws {
    func isUntouched(_ turn: Turn) throws -> Bool {
      try SourceTree(root: folder, folders: [turn.rawValue])
        .hasSameContents(as: SourceTree(root: chapter.start, folders: [turn.rawValue]))
    }
    isRefactoringUntouched = try isUntouched(.refactoring)
    self.isUntouched = try isRefactoringUntouched && isUntouched(.tests)
    let entry = folder.appending(path: "\(Turn.refactoring.rawValue)/Entry.swift")
    let text = (try? String(contentsOf: entry, encoding: .utf8)) ?? ""
    isStarted = text.split(separator: "\n").contains { $0.hasPrefix("let started = true") }
  }
}
