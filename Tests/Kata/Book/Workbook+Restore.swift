import Foundation

extension Workbook {
  /// Restores the untouched start of a chapter, once the learner's files are kept in a dated folder.
  ///
  /// - Parameter chapter: The chapter.
  /// - Returns: The folder, as seen from the root; nil where the files were untouched, and nothing was done.
  /// - Throws: ``Failure`` when something cannot be read or written; it says what became of the files.
  func restore(_ chapter: Chapter) throws -> String? {
    let start = try Submission.sources(in: chapter.start)
    guard !start.paths.isEmpty else {
      throw Failure.grader("\(chapter.suitePath)/Start is missing: nothing was changed.")
    }
    if try Submission.sources(in: chapter.work).hasSameContents(as: start) { return nil }
    let backup: URL
    do { backup = try keep(chapter.work, of: chapter) } catch {
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
          + " Your files are kept in \(backup.path).")
    }
    return String(backup.path.dropFirst(root.path.count + 1))
  }
}
