import Foundation

/// What the compiler says about a learner's files, with paths as seen from the workbook's root.
struct Diagnostics: LocalizedError, Sendable {
  let text: String
  var errorDescription: String? { text }

  /// Whether it would say the same on any machine: a time-out or a crash may be this one's fault.
  var isSettled = true
}

extension Diagnostics {
  /// What the compiler printed, without its errors about the macros of Testing where there are others.
  ///
  /// Swift 6.3 then reports each `@Test` and `@Suite` as well, because their constants were not evaluated.
  static func withoutEchoes(_ output: String) -> String {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let messages = messages(in: lines, beginning: #/\S.*?:\d+:\d+: (error|warning): /#)
    let echo =
      #/macro expansion @(Test|Suite):\d+:\d+: error: ('@const' value|global variable must be)/#
    let others = messages.filter { $0.prefixMatch(of: echo) == nil }
    guard others.contains(where: { $0.contains(": error: ") }) else { return output }
    return others.joined(separator: "\n") + (messages.last == others.last ? "" : "\n")
  }

  /// Puts the lines of a compiler's output together to messages.
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
