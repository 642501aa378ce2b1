/// The report on a passed chapter: the first time in full, with a look at our solution, later in a sentence.
struct PassedReport {
  let chapter: Chapter
  /// The next chapter in the workbook.
  let next: Chapter?
  /// Whether the passing was never reported before.
  let isFirst: Bool
  /// The step that is left to do beside the points; nil if none is.
  let left: LessonStep?

  /// The full text the first time, with the next chapter if `namesNext` is true; later the sentence.
  func text(_ style: Style, namesNext: Bool = true) -> String {
    let sentence =
      "Chapter \(chapter.number) passed."
      + (left.map { " Left, beside the points: \($0.link)." } ?? "")
    guard isFirst else { return style.good(sentence) }
    let praise =
      (left == nil ? " " : "\n")
      + "Every mutant is killed, and every test of the suite passes. Well done!"
    let onward =
      next.map { "chapter \($0.number), \($0.title): \($0.workPath)/README.md" }
      ?? "this was the last chapter: `swift run kata` shows them all"
    let looks = [
      ("Compare", "`swift run kata diff \(chapter.number)` shows yours beside ours"),
      ("Discuss", "three questions in \(chapter.workPath)/README.md"),
    ]
    let pages = Lesson(of: chapter).techniques.map { ("Use    ", "in code of your own: \($0)") }
    let ways =
      (chapter.isHandout ? [] : looks) + pages + (duel.map { [("Duel   ", $0)] } ?? [])
      + (namesNext ? [("Next   ", onward)] : [])
    if ways.isEmpty { return style.good(sentence + praise) }
    let lines = ways.map { "  " + style.bold($0) + "  " + $1 }
    return ([style.good(sentence + praise), ""] + lines).joined(separator: "\n")
  }

  /// The chapter's game with mutants; nil if it has none.
  private var duel: String? {
    if chapter.letsPlant {
      return
        "plant a mutant that others' tests miss: `swift run kata plant \(chapter.number) --help`"
    }
    return (try? chapter.furtherMutants.isEmpty) == false
      ? "six mutants that our tests miss: `swift run kata duel \(chapter.number)`" : nil
  }
}
