/// What is said of a chapter whose untouched start was restored.
struct ResetReport {
  let chapter: Chapter
  /// Where the learner's files are, as seen from the root; nil where they were untouched.
  let backup: String?

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
