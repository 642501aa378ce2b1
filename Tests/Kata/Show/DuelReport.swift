/// The report on one side of a duel: its mutants in a chapter, and the opponent's tests that kill them.
struct DuelReport {
  /// The author of the mutants, in the genitive, and the owner of the tests, as in "Anna's" and "Ben's".
  let author, opponent: String
  let verdict: DuelVerdict

  func text(_ style: Style) -> String {
    let title = style.bold("\(author) mutants, \(opponent) tests")
    if verdict.mutants.isEmpty, verdict.refused.isEmpty { return title + "\n  none is planted" }
    let count = verdict.mutants.count
    let result =
      count == 0
      ? "none counts"
      : verdict.error.map { "not judged: \(Style.harmless($0))" }
        ?? "\(count - verdict.survivors.count) of \(count) killed"
    return
      ([title + ": " + result] + verdict.mutants.map { lines(on: $0, style) }
      + verdict.refused.map { name, reason in
        "  - \(name) does not count: \(Style.harmless(reason))"
      }).joined(separator: "\n")
  }

  private func lines(on mutant: DuelVerdict.Mutant, _ style: Style) -> String {
    let killers = mutant.killedBy.prefix(3).map { "\"\(Style.harmlessName($0))\"" }
    let rest = mutant.killedBy.count - killers.count
    let end =
      verdict.error != nil
      ? ""
      : killers.isEmpty
        ? "\n    " + style.bad("survives")
        : "\n    killed by \(killers.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "")"
    let mark = verdict.error != nil ? " " : killers.isEmpty ? style.bad("✘") : style.good("✔")
    return "  \(mark) \(mutant.id): \(Style.harmlessName(mutant.message))\(end)"
  }
}
