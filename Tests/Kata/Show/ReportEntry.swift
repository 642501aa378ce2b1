/// A line of a report on a chapter, with the details below it; or, with an empty title, words about the lines above.
struct ReportEntry {
  let title: String
  let details: String
  /// The details in a line, for a report that shows them so; nil if it shows all.
  let brief: String?
  /// The ``Problem/id`` of the entry's problem; nil if the entry is about none.
  let problem: String?

  init(_ title: String, details: String = "", brief: String? = nil, problem: String? = nil) {
    (self.title, self.details, self.brief, self.problem) = (title, details, brief, problem)
  }

  var text: String { [title, brief ?? details].filter { !$0.isEmpty }.joined(separator: "\n") }
}
