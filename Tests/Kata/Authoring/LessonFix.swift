import Foundation

/// Updates a lesson's quotes: declarations, and output of the program and of `check`.
///
/// A block with `...` keeps its numbers of lines before the first `...` and after the last. If the output lacks a part
/// between them, the author must decide, and ``LessonVerifier`` still objects to the block.
struct LessonFix {
  let chapter: Chapter
  /// The printed texts, by the names under which lessons quote them.
  let outputs: [String: String]

  /// The greatest number of lines of an output that replaces a whole block.
  private static let outputLimit = 30

  /// Updates the lesson's blocks. ``LessonVerifier`` reports those that need a decision.
  func apply() throws -> [String] {
    let lesson = Lesson(of: chapter)
    let text = fixed(lesson)
    if text != lesson.text {
      try Data(text.utf8).write(to: chapter.work.appending(path: "README.md"), options: .atomic)
    }
    return []
  }

  /// The text of a lesson with updated blocks.
  func fixed(_ lesson: Lesson) -> String {
    let fixes =
      lesson.quotes("swift").map { ($0, $0.fresh(in: chapter.work)) }
      + lesson.quotes("text").map { ($0, output($0)) }
    return fixes.sorted { $0.0.place.lowerBound > $1.0.place.lowerBound }
      .reduce(into: lesson.text) { text, fix in
        guard let lines = fix.1 else { return }
        let end = fix.0.place.isEmpty ? "\n" : ""
        text.replaceSubrange(fix.0.place, with: lines.joined(separator: "\n") + end)
      }
  }

  /// The new lines for a block of output; nil if that needs a decision.
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
