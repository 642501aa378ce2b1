import Foundation

/// Brings what a lesson quotes up to date: declarations, output of the program and of `check`.
///
/// A block that leaves lines out keeps as many at its beginning and its end as it has. The rest is for the author to
/// decide, and ``LessonVerifier`` goes on to name it.
struct LessonFix {
  let chapter: Chapter
  /// What is printed, by the name it is quoted under.
  let outputs: [String: String]

  /// So many lines may an output have that takes the place of a whole block.
  private static let outputLimit = 30

  /// Brings the lesson's blocks up to date; what needs a decision is said by ``LessonVerifier``.
  func apply() throws -> [String] {
    let lesson = Lesson(of: chapter)
    let text = fixed(lesson)
    if text != lesson.text {
      try Data(text.utf8).write(to: chapter.work.appending(path: "README.md"), options: .atomic)
    }
    return []
  }

  /// The text of a lesson with its blocks brought up to date.
  func fixed(_ lesson: Lesson) -> String {
    let fixes =
      lesson.quotes("swift").map { ($0, $0.fresh(in: chapter.work)) }
      + lesson.quotes("text").map { ($0, output($0)) }
    return fixes.sorted { $0.0.place.lowerBound > $1.0.place.lowerBound }
      .reduce(into: lesson.text) { text, fix in
        guard let lines = fix.1 else { return }
        text.replaceSubrange(fix.0.place, with: lines.joined(separator: "\n"))
      }
  }

  /// What a block of output has become; nil where that needs a decision.
  private func output(_ quote: Lesson.Quote) -> [Substring]? {
    guard let output = outputs[quote.info].map(Lesson.Quote.lines) else { return nil }
    var parts = quote.parts
    if parts.count == 1 { return output.count <= Self.outputLimit ? output : nil }
    parts[0] = Array(output.prefix(parts[0].count))
    parts[parts.count - 1] = Array(output.suffix(parts[parts.count - 1].count))
    let lines = Array(parts.joined(separator: ["..."]))
    let fresh = Lesson.Quote(info: quote.info, lines: lines, place: quote.place)
    return fresh.partMissing(in: output) == nil ? lines : nil
  }
}
