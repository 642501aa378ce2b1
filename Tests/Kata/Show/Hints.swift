import Foundation

/// The staged hints of a chapter: for each failing test or surviving mutant, from a nudge to the answer.
///
/// `Hints.md` has a `##` heading for each test, its name in words, or mutant, its id, and a numbered list below. They stand
/// below the steps of the lesson, `# Step 4: kill the mutants of the search`, that they belong to.
struct Hints {
  /// A step of the lesson, and what belongs to it: tests and mutants.
  struct Step: Equatable {
    /// The heading, as in the lesson.
    let title: String
    var names: [String] = []
  }

  /// What there are hints about, in the file's order.
  private(set) var headings: [String] = []
  private(set) var steps: [Step] = []
  private var stages: [String: [String]] = [:]

  /// Reads a chapter's hints; none where there is no file.
  init(of chapter: Chapter) {
    let file = chapter.work.appending(path: "Hints.md")
    self.init((try? String(contentsOf: file, encoding: .utf8)) ?? "")
  }

  /// Reads the text of a `Hints.md`.
  init(_ text: String) {
    var heading = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("# Step ") {
        steps.append(Step(title: String(line.dropFirst(2))))
      } else if line.hasPrefix("## ") {
        heading = String(line.dropFirst(3))
        if let last = steps.indices.last { steps[last].names.append(heading) }
      } else if let item = line.wholeMatch(of: /\d+\. (.+)/) {
        if stages[heading] == nil { headings.append(heading) }
        stages[heading, default: []].append(String(item.output.1))
      } else if line.hasPrefix("   "), let last = stages[heading]?.indices.last {
        stages[heading]?[last] += " " + line.dropFirst(3)
      }
    }
  }

  /// The hints below a heading, gentlest first.
  func stages(for heading: String) -> [String] { stages[heading] ?? [] }

  /// The hints for a mutant: its message, the words, its diff. In the code of turn 2 the diff would give that away.
  func stages(for mutant: PlantedDiff) -> [String] {
    [mutant.message] + stages(for: mutant.id) + (mutant.isInRefactoring ? [] : [mutant.diff])
  }
}
