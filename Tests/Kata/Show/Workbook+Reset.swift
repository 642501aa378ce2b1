extension Workbook {
  /// Restores the untouched start of a chapter, and forgets all that was noted of it.
  ///
  /// - Returns: Where the learner's files are kept, as seen from the root; nil where they were untouched.
  func reset(_ chapter: Chapter) throws -> String? {
    let backup = try restore(chapter)
    var notes = LearnerNotes(of: self)
    if backup != nil { try notes.forget(chapter) }
    return backup
  }
}
