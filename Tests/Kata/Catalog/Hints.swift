import Foundation

/// The staged hints of a chapter: for each failing test or surviving mutant, from a nudge to the answer.
///
/// `Hints.md` has one `##` heading for each test, its name in words, and a numbered list below. A mutant's
/// hints are its message, then its diff.
struct Hints {
  private var stages: [String: [String]] = [:]

  init(of chapter: Chapter) {
    let file = chapter.work.appending(path: "Hints.md")
    var heading = ""
    for line in ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n") {
      if line.hasPrefix("## ") {
        heading = String(line.dropFirst(3))
      } else if let item = line.wholeMatch(of: /\d+\. (.+)/) {
        stages[heading, default: []].append(String(item.output.1))
      } else if line.hasPrefix("   "), let last = stages[heading]?.indices.last {
        stages[heading]?[last] += "\n" + line.dropFirst(3)
      }
    }
  }

  /// The hints for a test of the suite, gentlest first.
  func stages(forTest name: String) -> [String] { stages[name] ?? [] }

  /// The hints for a mutant: what it does, then where.
  static func stages(for mutant: PlantedDiff) -> [String] { [mutant.message, mutant.diff] }
}
