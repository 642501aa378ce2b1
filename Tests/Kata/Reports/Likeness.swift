/// Submissions with the same refactoring of a chapter, but for names and layout. That is a hint and no verdict: small
/// tasks have few answers.
struct Likeness: Sendable {
  let chapter: String
  let names: [String]

  /// A likeness for each group of submissions, by chapter.
  static func all(in submissions: [(name: String, GradedSubmission)]) -> [Likeness] {
    let shaped = submissions.flatMap { name, submission in
      submission.chapters.compactMap { chapter in
        chapter.shape.map { (key: "\(chapter.id) \($0)", chapter.id, name) }
      }
    }
    return Dictionary(grouping: shaped, by: \.key).sorted { $0.key < $1.key }.compactMap { _, all in
      let names = Set(all.map(\.2)).sorted()
      return names.count > 1 ? Likeness(chapter: all[0].1, names: names) : nil
    }
  }

  /// The heading of a list of them.
  static let title = "Alike but for names and layout"

  /// The meaning of the list.
  static let note =
    "The same refactoring: a hint and no verdict, because small tasks have few answers. A copy of the"
    + " start or of our solution is not compared."

  /// The submissions in a line.
  var line: String { names.map { Style.harmlessName($0) }.joined(separator: ", ") }
}
