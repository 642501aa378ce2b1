/// The hints for something, as far as they are shown.
struct HintReport {
  let target: HintTarget
  let chapter: Chapter
  /// How many are shown.
  let count: Int
  /// What the learner does for the next one.
  let again: String
  let style: Style

  /// No line of code or of a diff is longer.
  private static let longestLine = 110

  /// The newest of them.
  var newest: String {
    let hint = Columns.wrapped(target.stages[count - 1], to: Self.longestLine)
    return [
      style.bold(target.title), Style.indented(hint.joined(separator: "\n"), by: 2),
      style.dim("Hint \(count) of \(target.stages.count). \(rest)"),
    ].joined(separator: "\n\n")
  }

  /// All of them, numbered, in lines that fit.
  func list(columns: Int = longestLine + 5) -> String {
    let stages = target.stages.prefix(count).enumerated().map { index, stage in
      let number = "  \(index + 1). "
      let lines = Columns.wrapped(stage, to: columns - number.count).joined(separator: "\n")
      return number + Style.indented(lines, by: number.count).dropFirst(number.count)
    }
    return ([style.bold(target.title)] + stages).joined(separator: "\n")
  }

  /// What comes after those that are shown.
  var rest: String {
    let left = target.stages.count - count
    if target.stages.count == 1 { return "It is the only one." }
    return left == 0
      ? "That was the last one; our solution is in Solutions/\(chapter.id)."
      : "\(left) more: \(again)."
  }
}
