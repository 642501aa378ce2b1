import Foundation

/// The staged hints of a chapter: for each failing test or surviving mutant, from a nudge to the answer.
///
/// `Hints.md` has a `##` heading for each test, by its name, and for each mutant, by its id, with a numbered list. They
/// stand below the heading of their lesson's step, as in `# Step 4: kill the mutants of the search`.
struct Hints {
  /// A step of the lesson, with the names of its tests and mutants.
  struct Step: Equatable {
    /// The heading of the step in the lesson.
    let title: String
    var names: [String] = []
  }

  /// The names of all tests and mutants with hints, in the order of the file.
  private(set) var headings: [String] = []
  private(set) var steps: [Step] = []
  private var stages: [String: [String]] = [:]
  /// Whether a teacher keeps the hints.
  private let areWithheld: Bool

  /// The first line of hints that a teacher keeps.
  static let withheldMark = "<!-- Your teacher has the hints. -->"

  /// Reads a chapter's hints; there are none if the file is missing.
  init(of chapter: Chapter) {
    let file = chapter.work.appending(path: "Hints.md")
    self.init((try? String(textOf: file)) ?? "")
  }

  /// Reads the text of a `Hints.md`.
  init(_ text: String) {
    areWithheld = text.hasPrefix(Self.withheldMark)
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

  /// The hints for a mutant: message, words, diff. In turn 2's code there is no diff, because it would show that code.
  func stages(for mutant: PlantedDiff) -> [String] {
    areWithheld
      ? []
      : [mutant.message] + stages(for: mutant.id) + (mutant.isInRefactoring ? [] : [mutant.diff])
  }
}
