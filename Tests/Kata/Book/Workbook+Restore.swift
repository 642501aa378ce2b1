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

  /// Keeps a learner's two folders, whole, whatever is in them, in a dated folder.
  @discardableResult func keep(_ folder: URL, of chapter: Chapter) throws -> URL {
    let backup = keepsakes.appending(path: "backups/\(chapter.id)/\(Self.stamp())")
    try FileManager.default.createDirectory(at: backup, withIntermediateDirectories: true)
    for turn in Turn.allCases {
      let source = folder.appending(path: turn.rawValue)
      guard FileManager.default.fileExists(atPath: source.path) else { continue }
      try FileManager.default.copyItem(at: source, to: backup.appending(path: turn.rawValue))
    }
    return backup
  }

  /// The time in the local zone, fit for a folder's name, with a fraction so that no two are the same.
  private static func stamp() -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd-HHmmss-SSS"
    return formatter.string(from: Date())
  }
}
