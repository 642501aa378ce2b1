extension Workbook {
  /// Restores the untouched start of a chapter, and removes all notes about it.
  ///
  /// - Returns: A text about the result, and whether files were changed.
  func reset(_ chapter: Chapter) throws -> (text: String, isChange: Bool) {
    guard let backup = try replaceFiles(of: chapter, by: chapter.start) else {
      return ("Chapter \(chapter.number) is untouched: there is nothing to reset.", false)
    }
    var notes = LearnerNotes(of: self)
    try notes.forget(chapter)
    let name = backup.split(separator: "/").last ?? ""
    return (
      """
      Chapter \(chapter.number) is restored to its start.
      Your files are kept in \(backup)
      `swift run kata reset \(chapter.number) --to \(name)` brings them back.
      """, true
    )
  }

  /// Restores the files of a backup, or the one whose name begins so, and returns a text about the result.
  func restoreBackup(_ name: String, of chapter: Chapter) throws -> String {
    let all = try backups().filter { $0.chapter == chapter }
    let found = all.filter { !name.isEmpty && $0.name.hasPrefix(name) }
    guard let backup = found.first, found.count == 1 else {
      let count = found.isEmpty ? "no" : "more than one"
      throw Failure.usage(
        "Chapter \(chapter.number) has \(count) backup \"\(name)\". `swift run kata reset --list` names them all."
      )
    }
    guard let kept = try replaceFiles(of: chapter, by: backup.folder) else {
      return "Chapter \(chapter.number) has these files already: there is nothing to restore."
    }
    return
      "Chapter \(chapter.number) has its files of \(backup.name) again.\nThe files before that are kept in \(kept)"
  }
}
