import Foundation

/// Brings what a lesson quotes up to date: code, output of the program and of `check`.
///
/// It changes a block only where one passage of what is true now is what the block has become. The rest is for
/// the author to decide, and ``LessonVerifier`` goes on to name it.
struct LessonFix {
  let chapter: Chapter
  /// What is printed, by the name it is quoted under.
  let outputs: [String: String]

  /// So long may an output be that takes the place of a whole block.
  private static let outputLimit = 30

  /// Brings the lesson's blocks up to date.
  ///
  /// - Throws: ``Failure`` when the lesson cannot be written.
  func apply() throws -> Fixes {
    let lesson = Lesson(of: chapter)
    let path = "\(chapter.workPath)/README.md"
    let text = fixed(lesson)
    guard let change = Change(path: path, old: lesson.text, new: text) else { return Fixes() }
    do {
      try Data(text.utf8).write(to: chapter.root.appending(path: path), options: .atomic)
    } catch {
      throw Failure.grader(
        "\(path) cannot be written: \((error as NSError).localizedDescription) It is as it was.")
    }
    return Fixes(changes: [change])
  }

  /// The text of a lesson with its blocks brought up to date.
  func fixed(_ lesson: Lesson) -> String {
    let fixes =
      lesson.quotes("swift").map { ($0, code($0)) } + lesson.quotes("text").map { ($0, text($0)) }
    return fixes.sorted { $0.0.place.lowerBound > $1.0.place.lowerBound }
      .reduce(into: lesson.text) { text, fix in
        guard let lines = fix.1 else { return }
        text.replaceSubrange(fix.0.place, with: lines.joined(separator: "\n"))
      }
  }

  // MARK: - Blocks

  /// What a block of code has become; nil when it is true, or needs a decision.
  private func code(_ quote: Lesson.Quote) -> [Substring]? {
    let file = chapter.work.appending(path: quote.info)
    guard quote.info.hasSuffix(".swift"),
      let source = try? String(contentsOf: file, encoding: .utf8),
      !source.contains(quote.lines.joined(separator: "\n"))
    else { return nil }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return Passage.find(quote.lines, in: lines).map { Array(lines[$0]) }
  }

  private func text(_ quote: Lesson.Quote) -> [Substring]? {
    guard let output = outputs[quote.info] else { return nil }
    let lines = Lesson.Quote.lines(of: output)
    guard quote.partMissing(in: lines, isWhole: quote.showsWholeRun) != nil else { return nil }
    if quote.parts.count == 1, quote.showsWholeRun {
      return lines.count <= Self.outputLimit ? lines : nil
    }
    var rest = lines[...]
    let parts = quote.parts.enumerated().map { index, part -> [Substring]? in
      guard !part.isEmpty else { return [] }
      guard var place = Passage.find(part, in: Array(rest)) else { return nil }
      if quote.showsWholeRun, index == 0 { place = 0..<place.upperBound }
      if quote.showsWholeRun, index == quote.parts.count - 1 {
        place = place.lowerBound..<rest.count
      }
      let passage = rest.dropFirst(place.lowerBound).prefix(place.count)
      rest = rest.dropFirst(place.upperBound)
      return passage.count <= Self.outputLimit ? Array(passage) : nil
    }
    return parts.contains(nil)
      ? nil : Array(parts.compactMap(\.self).joined(separator: ["..."]))
  }
}
