extension Workbook {
  /// Restores the untouched start of a chapter, and removes all notes about it.
  ///
  /// - Returns: A text about the result, and whether files were changed.
  func reset(_ chapter: Chapter) throws -> (text: String, isChange: Bool) {
    guard let backup = try restore(chapter) else {
      return ("Chapter \(chapter.number) is untouched: there is nothing to reset.", false)
    }
    var notes = LearnerNotes(of: self)
    try notes.forget(chapter)
    return (
      "Chapter \(chapter.number) is restored to its start.\nYour files are kept in \(backup)", true
    )
  }
}
