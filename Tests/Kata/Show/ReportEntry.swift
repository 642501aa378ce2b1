/// A line of a report on a chapter, with the details below it; or, with an empty title, words about the lines above.
struct ReportEntry {
  let title: String
  let details: String
  /// The ``Problem/id`` of the entry's problem; nil if the entry is about none.
  let problem: String?

  init(_ title: String, details: String = "", problem: String? = nil) {
    (self.title, self.details, self.problem) = (title, details, problem)
  }

  var text: String { [title, details].filter { !$0.isEmpty }.joined(separator: "\n") }
}
