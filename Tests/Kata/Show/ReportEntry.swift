/// A line of a report on a chapter, and what stands below it; or, without a line, words about those above.
struct ReportEntry {
  let title: String
  let details: String
  /// The ``Problem/id`` of what it is about; nil for what is no problem.
  let problem: String?

  init(_ title: String, details: String = "", problem: String? = nil) {
    (self.title, self.details, self.problem) = (title, details, problem)
  }

  var text: String { [title, details].filter { !$0.isEmpty }.joined(separator: "\n") }
}
