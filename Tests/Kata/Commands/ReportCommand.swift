import Foundation

/// `kata report`: merges results of `kata grade`, and prints them in any format.
struct ReportCommand: Command {
  static let name = "report"
  static let usage = "RESULTS..."
  static let summary = "Merge results of grade, and print them in any format."
  static let details = """
    RESULTS are files that `kata grade --format json --output FILE` wrote, of any number of runs. Of a
    chapter of a submission that is in two of them, the result on the later commit counts, or else that in
    the later file. The order of the files makes no difference. The exit code is that of `kata grade`.

    \(ReportOptions.help)
    """

  private var paths: [String] = []
  private var options = ReportOptions()

  init(arguments: [String]) throws {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      let isOption = try options.take(word, of: Self.name) {
        try Self.value(of: word, in: &rest)
      }
      if isOption { continue }
      try Self.refuseOptions([word])
      paths.append(word)
    }
    guard !paths.isEmpty else {
      throw Failure.usage(
        "`kata report` needs a file of results, as in `kata report results.json --format csv`.")
    }
  }

  func run(in session: Session) async throws -> ExitCode {
    let merged = try MergedResults(paths.map { try GradedResults(at: $0) })
    try options.requireFit(merged.submissions.count)
    for sentence in merged.replaced { Console.complain("kata: \(sentence)\n") }
    try options.write(merged.submissions, by: merged.judge, session.workbook.chapters)
    return merged.submissions.allSatisfy(\.hasPassed) ? .allPassed : .somethingFailed
  }
}
