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
      let (first, say) = (runs.count, Voice())
      let result = await #expect(
        processExitsWith: .failure,
        observing: [\.standardOutputContent, \.standardErrorContent]
      ) { [scripts = scripts as [[DBStep]], first = first as Int, say = say as Voice] in
        await MainActor.run {
          for script in scripts.dropFirst(first) {
            say("script")
            ScriptPlayer { say($0) }.play(script)
            say("over")
          }
        }
        exit(EXIT_FAILURE)
      }
      runs += read(say.heard(in: result))
      if result == nil || runs.last?.lines.last == DBStep.keptOut { break }
    }
    return runs
  }

  private static func read(_ heard: (lines: [String], errors: String)) -> [StrictRun] {
    var runs: [StrictRun] = []
    for line in heard.lines {
      switch line {
      case "script": runs.append(StrictRun(lines: [], lastWords: heard.errors))
      case "over": runs[runs.count - 1].lastWords = nil
      case let line: runs[runs.count - 1].lines.append(line)
      }
    }
    return runs
  }

  /// What is wrong with it, if `script` was played; nil when the model says the same.
  func problem(_ script: [DBStep]) -> String? {
    let (lines, expected) = (Self.unordered(lines), Self.unordered(DBModel.lines(script)))
    if let lastWords, expected.starts(with: lines) {
      // It ended the program in place of a report, or after one.
      let rules = [lines.last, expected.dropFirst(lines.count).first].compactMap { line in
        line.flatMap { $0.hasPrefix("report: ") ? $0.dropFirst("report: ".count) : nil }
      }
      if rules.contains(where: { lastWords.contains($0) }) { return nil }
      if let rule = rules.last {
        return text(script, "the program ended without saying: \(rule)")
      }
    }
    guard lines != expected || lastWords != nil else { return nil }
    let same = zip(lines, expected).prefix { $0 == $1 }.count
    let end = lastWords == nil ? "nothing more" : "the program's end"
    let came = same < lines.count ? "\"\(lines[same])\"" : end
    let due = same < expected.count ? "\"\(expected[same])\"" : "nothing more"
    let before = same == 0 ? "At first" : "After \"\(lines[same - 1])\""
    return text(script, "\(before) came \(came), not \(due).")
  }

  /// The lines, with those that a scheduler says at one time sorted: when calls inside others reach it is open.
  private static func unordered(_ lines: [String]) -> [String] {
    lines.reduce(into: [[String]]()) { groups, line in
      if isScheduled(line), let last = groups.last?.last, isScheduled(last) {
        groups[groups.count - 1].append(line)
      } else {
        groups.append([line])
      }
    }.flatMap { $0.sorted() }
  }

  private static func isScheduled(_ line: String) -> Bool {
    line.hasPrefix("completion: ") || line.hasPrefix("later completion")
  }

  private func text(_ script: [DBStep], _ difference: String) -> String {
    "\(DBStep.text(script)): \(difference)"
  }
}
