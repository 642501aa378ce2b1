/// The hints for a target, as far as they are shown.
struct HintReport {
  let target: HintTarget
  let chapter: Chapter
  /// The number of shown hints.
  let count: Int
  /// The learner's action for the next hint, in words.
  let again: String
  let style: Style

  /// The width of a hint's lines. No line of code or of a diff is longer.
  private static let longestLine = 110

  /// The newest of the shown hints.
  var newest: String {
    let hint = Columns.wrapped(target.stages[count - 1], to: Self.longestLine)
    return [
      style.bold(target.title), Style.indented(hint.joined(separator: "\n"), by: 2),
      style.dim("Hint \(count) of \(target.stages.count). \(rest)"),
    ].joined(separator: "\n\n")
  }

  /// All shown hints, numbered, in lines that fit.
  func list(columns: Int = longestLine + 5) -> String {
    let stages = target.stages.prefix(count).enumerated().map { index, stage in
      let number = "  \(index + 1). "
      let lines = Columns.wrapped(stage, to: columns - number.count).joined(separator: "\n")
      return number + Style.indented(lines, by: number.count).dropFirst(number.count)
    }
    return ([style.bold(target.title)] + stages).joined(separator: "\n")
  }

  /// The number of hints that are left, in a sentence.
  var rest: String {
    let left = target.stages.count - count
    if target.stages.count == 1 { return "It is the only one." }
    return left == 0
      ? "That was the last one"
        + (chapter.isHandout ? "." : "; our solution is in Solutions/\(chapter.id).")
      : "\(left) more: \(again)."
  }
}
