import Foundation
import Testing

@testable import TransactionRules

/// What a learner's database did with a script, in a process of its own: it may end the program.
nonisolated struct StrictRun {
  /// What was said, in order, until the script was over or the process ended.
  var lines: [String]
  /// What the process said at its end, where it ended before the script was over.
  var lastWords: String?

  /// Plays scripts, in as many processes as it takes.
  ///
  /// - Parameters:
  ///   - scripts: The scripts. What a database does with one is nothing to the next.
  ///   - limit: How many processes there may be: each ends with the first rule that is broken, if that is the
  ///     learner's way of telling.
  /// - Returns: What came of each script, up to the limit.
  @MainActor static func play(_ scripts: [[DBStep]], limit: Int = 24) async -> [StrictRun] {
    var runs: [StrictRun] = []
    for _ in 1...limit where runs.count < scripts.count {
      let (first, separator) = (runs.count, UUID().uuidString)
      let result = await #expect(
        processExitsWith: .failure,
        observing: [\.standardOutputContent, \.standardErrorContent]
      ) {
        [scripts = scripts as [[DBStep]], first = first as Int, separator = separator as String] in
        let say: @Sendable (String) -> Void = {
          FileHandle.standardOutput.write(Data("\(separator)\($0)\n".utf8))
        }
        await MainActor.run {
          for script in scripts.dropFirst(first) {
            say("script")
            ScriptPlayer(say: say).play(script)
            say("over")
          }
        }
        exit(EXIT_FAILURE)
      }
      guard let result else { break }
      runs += read(result, separator)
    }
    return runs
  }

  private static func read(_ result: ExitTest.Result, _ separator: String) -> [StrictRun] {
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    var runs: [StrictRun] = []
    for line in output.components(separatedBy: separator).dropFirst() {
      switch line.trimmingCharacters(in: .newlines) {
      case "script": runs.append(StrictRun(lines: [], lastWords: errors))
      case "over": runs[runs.count - 1].lastWords = nil
      case let line: runs[runs.count - 1].lines.append(line)
      }
    }
    return runs
  }

  /// What is wrong with it, if `script` was played; nil when the model says the same.
  func problem(_ script: [DBStep]) -> String? {
    let expected = DBModel.lines(script)
    var wanted = expected
    if let lastWords, let index = expected.firstIndex(where: { $0.hasPrefix("report: ") }) {
      wanted = Array(expected[..<index])
      let rule = expected[index].dropFirst("report: ".count)
      if lines == wanted, lastWords.contains(rule) { return nil }
      if lines == wanted { return text(script, "the program ended without saying: \(rule)") }
    }
    guard lines != wanted || lastWords != nil else { return nil }
    let same = zip(lines, expected).prefix { $0 == $1 }.count
    let end = lastWords == nil ? "nothing more" : "the program's end"
    let came = same < lines.count ? "\"\(lines[same])\"" : end
    let due = same < expected.count ? "\"\(expected[same])\"" : "nothing more"
    let before = same == 0 ? "At first" : "After \"\(lines[same - 1])\""
    return text(script, "\(before) came \(came), not \(due).")
  }

  private func text(_ script: [DBStep], _ difference: String) -> String {
    "\(DBStep.text(script)): \(difference)"
  }
}
