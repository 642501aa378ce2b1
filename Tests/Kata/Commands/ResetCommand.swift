import Foundation

/// `kata reset`: the untouched start, with the learner's files kept.
struct ResetCommand: Command {
  static let name = "reset"
  static let usage = "CHAPTER"
  static let summary = "Restore the untouched start; your files are kept in a dated folder first."
  static let details =
    "The folder is below .kata/backups, which git ignores and no command removes."

  private let chapterName: String

  init(arguments: [String]) throws { chapterName = try Self.oneChapter(arguments) }

  func run(in session: Session) async throws -> ExitCode {
    let chapter = try session.chapter(chapterName)
    let start = try Submission.sources(in: chapter.start)
    guard !start.paths.isEmpty else {
      throw Failure.grader("\(chapter.suitePath)/Start is missing: nothing was changed.")
    }
    if try Submission.sources(in: chapter.work).hasSameContents(as: start) {
      print("Chapter \(chapter.number) is untouched: there is nothing to reset.")
      return .allPassed
    }
    let backup: URL
    do {
      backup = try session.workbook.keep(chapter.work, of: chapter)
    } catch {
      throw Failure.grader(
        "Chapter \(chapter.number) was not reset, because your files cannot be kept:"
          + " \((error as NSError).localizedDescription)")
    }
    do {
      for turn in Turn.allCases {
        let folder = chapter.work.appending(path: turn.rawValue)
        if FileManager.default.fileExists(atPath: folder.path) {
          try FileManager.default.removeItem(at: folder)
        }
      }
      try start.copy(to: chapter.work)
    } catch {
      throw Failure.grader(
        "Chapter \(chapter.number) could not be reset: \((error as NSError).localizedDescription)"
          + " Your files are kept in \(backup.path)."
      )
    }
    var log = HintLog(workbook: session.workbook)
    try log.forget(chapter.id)
    print("Chapter \(chapter.number) is restored to its start.")
    print("Your files are kept in \(backup.path.dropFirst(session.workbook.root.path.count + 1))")
    return .allPassed
  }
}
