import Foundation

/// The reason why a learner's code cannot be judged: mostly compiler messages, with paths as seen from the root.
struct Diagnostics: LocalizedError, Sendable {
  let text: String
  var errorDescription: String? { text }

  /// Whether every machine would report the same: a time-out or a crash may be this machine's fault.
  var isSettled = true

  /// The lines of a learner's files that a rule refuses; empty if the diagnostics are about something else.
  var refused: [RefusedLine] = []

  /// A line in a file, whose path is seen from the parent of the learner's folders, and the sentence about it.
  struct RefusedLine: Sendable {
    let path: String
    /// Nil if it is not known.
    let line: Int?
    let sentence: String
  }
}

extension Diagnostics {
  /// Removes the errors about the macros of Testing from a compiler's output, if it contains other errors too.
  ///
  /// Beside another error, Swift 6.3 reports each `@Test` and `@Suite` too, because their constants were not evaluated.
  static func withoutEchoes(_ output: String) -> String {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let messages = messages(in: lines, beginning: #/\S.*?:\d+:\d+: (error|warning): /#)
    let echo =
      #/macro expansion @(Test|Suite):\d+:\d+: error: ('@const' value|global variable must be)/#
    let others = messages.filter { $0.prefixMatch(of: echo) == nil }
    guard others.contains(where: { $0.contains(": error: ") }) else { return output }
    return others.joined(separator: "\n") + (messages.last == others.last ? "" : "\n")
  }

  /// Joins the lines of a compiler's output into messages.
  static func messages(in lines: [String], beginning: some RegexComponent) -> [String] {
    var messages: [String] = []
    for line in lines {
      if messages.isEmpty || line.prefixMatch(of: beginning) != nil {
        messages.append(line)
      } else {
        messages[messages.count - 1] += "\n" + line
      }
    }
    return messages
  }
}
