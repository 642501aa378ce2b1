import Foundation

/// A problem as the watcher's screen shows it: in a line, or in full.
struct WatchItem: Sendable {
  /// See ``Problem/id``.
  let id: String
  let headline: String
  /// All that was found, with the lines of the files it was found in.
  let details: String

  init(_ problem: Problem, _ verdict: Verdict, of chapter: Chapter) {
    let report = ProblemReport(problem: problem, verdict: verdict, chapter: chapter)
    id = problem.id
    headline = (problem.isGuard ? "guard: " : "") + report.label + report.headline
    let found = report.details { path, line in
      Self.lines(from: line, of: chapter.root.appending(path: path))
    }
    details =
      (problem.isGuard ? "It passed before you began; while it fails it costs a point.\n" : "")
      + Self.withErrorFirst(found)
  }

  /// What the compiler says, from the first error on, with the warnings before it at the end.
  private static func withErrorFirst(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: { $0.contains(/\.swift:\d+:\d+: error:/) }) else {
      return text
    }
    return (lines[first...] + lines[..<first]).joined(separator: "\n")
  }

  /// The items for what is to be shown of a verdict: what turn 2 asks for only once it is begun.
  static func all(in verdict: Verdict, of chapter: Chapter) -> [WatchItem] {
    Problem.all(in: verdict).filter { problem in
      guard case .failing = problem else { return true }
      return problem.isGuard || !verdict.standing.isRefactoringUntouched
    }.map { WatchItem($0, verdict, of: chapter) }
  }

  /// A line of a file with its number, and those after it up to the end of the call that begins there.
  private static func lines(from number: Int, of file: URL) -> String? {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard all.indices.contains(number - 1) else { return nil }
    let margin = all[number - 1].prefix { $0 == " " || $0 == "\t" }.count
    var lines: [String] = []
    var depth = 0
    for (index, line) in all.enumerated().dropFirst(number - 1).prefix(longestCall) {
      let code = line.dropFirst(min(margin, line.prefix { $0 == " " || $0 == "\t" }.count))
      let shown = Style.harmless(String(code.prefix(longestLine)).replacing("\t", with: "  "))
      lines.append("\(index + 1) | \(shown)" + (code.count > longestLine ? "…" : ""))
      depth += code.count { $0 == "(" } - code.count { $0 == ")" }
      if depth <= 0 { break }
    }
    return lines.joined(separator: "\n")
  }

  /// In characters: of a longer one the beginning is shown.
  private static let longestLine = 400

  /// In lines: of a longer one the beginning is shown.
  private static let longestCall = 8
}
