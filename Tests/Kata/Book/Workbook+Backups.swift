import Foundation

/// A learner's files in the workbook. Before they are replaced they are kept in a dated folder.
extension Workbook {
  /// The dated folders with files of a learner, newest first.
  func backups() throws -> [Backup] {
    try chapters.flatMap { chapter in
      let folder = keepsakes.appending(path: "backups/\(chapter.id)")
      guard FileKind(of: folder) == .folder else { return [Backup]() }
      return try FileKind.visibleNames(in: folder)
        .map { Backup(chapter: chapter, name: $0, folder: folder.appending(path: $0)) }
    }
    .sorted { ($0.name, $0.chapter.number) > ($1.name, $1.chapter.number) }
  }

  /// Replaces a learner's two folders of a chapter by those in another folder: the start, or a backup.
  ///
  /// - Returns: The backup of the replaced files, as seen from the root; nil if they were the same, and nothing was
  ///   done. The message of a ``Failure`` says where the files are now.
  func replaceFiles(of chapter: Chapter, by source: URL) throws -> String? {
    let new = try Submission.sources(in: source)
    guard !new.paths.isEmpty else {
      throw Failure.grader("There are no Swift files in \(source.path): nothing was changed.")
    }
    if try Submission.sources(in: chapter.work).hasSameContents(as: new) { return nil }
    let backup = try keepBeforeChange(of: chapter)
    do {
      for folder in Turn.folders(in: chapter.work)
      where FileManager.default.fileExists(atPath: folder.path) {
        try TemporaryFiles.remove(folder)
      }
      try copyFolders(in: source, to: chapter.work)
    } catch { throw Self.cannotReplace(chapter, backup, error) }
    return path(of: backup)
  }

  /// Copies a learner's two folders, with all that is in them, to a dated folder. There is none if that fails.
  @discardableResult func keep(_ folder: URL, of chapter: Chapter) throws -> URL {
    let (backups, name) = (keepsakes.appending(path: "backups/\(chapter.id)"), Self.stamp())
    // A name that is not listed.
    let unfinished = backups.appending(path: ".\(name)")
    try TemporaryFiles.makeFolder(unfinished)
    do {
      try copyFolders(in: folder, to: unfinished)
      let backup = backups.appending(path: name)
      try FileManager.default.moveItem(at: unfinished, to: backup)
      return backup
    } catch {
      try? FileManager.default.removeItem(at: unfinished)
      throw error
    }
  }

  private func keepBeforeChange(of chapter: Chapter) throws -> URL {
    do { return try keep(chapter.work, of: chapter) } catch {
      throw Failure.grader(
        "Chapter \(chapter.number) was not changed, because your files cannot be kept",
        because: error)
    }
  }

  private func copyFolders(in folder: URL, to target: URL) throws {
    for source in Turn.folders(in: folder)
    where FileManager.default.fileExists(atPath: source.path) {
      try TemporaryFiles.copyContents(
        of: source, to: target.appending(path: source.lastPathComponent))
    }
  }

  private static func cannotReplace(
    _ chapter: Chapter, _ backup: URL, _ error: any Error
  ) -> Failure {
    .grader(
      "Chapter \(chapter.number) was not changed whole", because: error,
      " Your files are kept in \(backup.path).")
  }

  /// A place as seen from the root.
  private func path(of place: URL) -> String { String(place.path.dropFirst(root.path.count + 1)) }

  /// The local time as a folder's name, with milliseconds, so that no two names are the same.
  private static func stamp() -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd-HHmmss-SSS"
    return formatter.string(from: Date())
  }
}
