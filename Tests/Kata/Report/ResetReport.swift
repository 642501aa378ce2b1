/// The untouched start of a chapter, restored, and all that was noted of it forgotten.
struct ResetReport {
  let chapter: Chapter
  /// Where the learner's files are, as seen from the root; nil where they were untouched.
  let backup: String?

  /// Resets a chapter.
  ///
  /// - Throws: ``Failure`` when it cannot be done, or only in part; it says what became of the files.
  init(resetting chapter: Chapter, of workbook: Workbook) throws {
    self.chapter = chapter
    backup = try workbook.restore(chapter)
    guard backup != nil else { return }
    var hints = HintLog(workbook: workbook)
    var passed = PassedLog(workbook: workbook)
    try hints.forget(chapter.id)
    try passed.forget(chapter.id)
  }

  var text: String {
    guard let backup else {
      return "Chapter \(chapter.number) is untouched: there is nothing to reset."
    }
    return """
      Chapter \(chapter.number) is restored to its start.
      Your files are kept in \(backup)
      """
  }
}
