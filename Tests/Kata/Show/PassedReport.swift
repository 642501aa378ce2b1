/// What is said when a chapter is passed: once in full, with what there is to do now, then in a sentence.
struct PassedReport {
  let chapter: Chapter
  /// The one after it in the workbook.
  let next: Chapter?
  /// Whether it was never said of this chapter before.
  let isFirst: Bool

  /// What the lesson's section with more to try begins with.
  static let furtherHeading = "## Further"

  /// All of it the first time, with the next chapter where that is wanted; then the sentence.
  func text(_ style: Style, namesNext: Bool = true) -> String {
    let sentence = "Chapter \(chapter.number) passed."
    guard isFirst else { return style.good(sentence) }
    let praise = " Every mutant is killed, and every test of the suite passes. Well done!"
    let onward =
      next.map { "chapter \($0.number), \($0.title): \($0.workPath)/README.md" }
      ?? "this was the last chapter: `swift run kata` shows them all"
    let ways = [
      ("Further ", "\"Further\" in \(chapter.workPath)/README.md has more to try"),
      ("Solution", "ours is in Solutions/\(chapter.id): what does it do differently?"),
      ("Next    ", onward),
    ]
    let lines = ways.prefix(namesNext ? 3 : 2).map { "  " + style.bold($0) + "  " + $1 }
    return ([style.good(sentence + praise), ""] + lines).joined(separator: "\n")
  }
}
