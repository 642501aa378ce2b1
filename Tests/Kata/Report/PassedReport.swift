import Foundation

/// What is said when a chapter is passed: once in full, with what there is to do now, then in a sentence.
struct PassedReport {
  let chapter: Chapter
  /// The one after it in the workbook.
  let next: Chapter?
  /// Whether it was never said of this chapter before.
  let isFirst: Bool

  /// Notes that it is said.
  ///
  /// - Parameters:
  ///   - chapter: The chapter that is passed.
  ///   - workbook: Where it is noted; where it cannot be, it is said in full again the next time.
  init(noting chapter: Chapter, in workbook: Workbook) {
    self.chapter = chapter
    next = workbook.chapter(after: chapter)
    var log = PassedLog(workbook: workbook)
    isFirst = !log.contains(chapter.id)
    try? log.add(chapter.id)
  }

  /// What the lesson's section with more to try begins with.
  static let furtherHeading = "## Further"

  var headline: String {
    "Chapter \(chapter.number) passed."
      + (isFirst ? " Every mutant is killed, and every test of the suite passes. Well done!" : "")
  }

  /// Where to go from here, each with its label.
  var ways: [(label: String, text: String)] {
    let readme = "\(chapter.workPath)/README.md"
    let solution = "ours is in Solutions/\(chapter.id): what does it do differently?"
    let onward =
      next.map { "chapter \($0.number), \($0.title): \($0.workPath)/README.md" }
      ?? "this was the last chapter: `swift run kata` shows them all"
    let further = "\"Further\" in \(readme) has more to try"
    return [("Further", further), ("Solution", solution), ("Next", onward)]
  }

  /// All of it the first time, then the headline.
  ///
  /// - Parameters:
  ///   - style: How it looks.
  ///   - namesNext: Whether it says which chapter is next.
  /// - Returns: The lines.
  func text(_ style: Style, namesNext: Bool = true) -> String {
    guard isFirst else { return style.good(headline) }
    let ways = namesNext ? ways : ways.dropLast()
    let width = ways.map(\.label.count).max() ?? 0
    let lines = ways.map { "  " + style.bold($0.label.padding(to: width)) + "  " + $0.text }
    return ([style.good(headline), ""] + lines).joined(separator: "\n")
  }
}
