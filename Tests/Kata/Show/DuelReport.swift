/// The report on one side of a duel: its mutants in a chapter, and the opponent's tests that kill them.
struct DuelReport {
  /// The author of the mutants and the owner of the tests, as in "ann's" and "ben's".
  let author, opponent: String
  let planted: DuelJudge.Planted
  /// The verdict of the mutants on the opponent's tests.
  let verdict: TestsVerdict

  func text(_ style: Style) -> String {
    let title = style.bold("\(author) mutants against \(opponent) tests")
    return
      ([title + ": " + result]
      + zip(planted.mutants, verdict.mutants).map { lines(on: $0, $1, style) }
      + planted.refused.map { name, reason in
        "  \(name) does not count: \(Style.harmless(reason))"
      }
      + uncounted).joined(separator: "\n")
  }

  private var result: String {
    let count = verdict.mutants.count
    if count == 0 { return planted.refused.isEmpty ? "none is planted" : "none counts" }
    if let error = verdict.error { return "the tests cannot be judged: \(Style.harmless(error))" }
    return "\(verdict.survivors.count) of \(count) survive"
  }

  /// The opponent's tests that kill nothing, whatever they find.
  private var uncounted: [String] {
    verdict.tests.filter(\.isLeftOut).map {
      "  The test \"\(Style.harmlessName($0.record.name))\" does not count: it fails on right code, at least sometimes."
    }
  }

  private func lines(
    on mutant: PlantedDiff, _ judged: TestsVerdict.Mutant, _ style: Style
  ) -> String {
    let killers = judged.killedBy.prefix(3).map { "\"\(Style.harmlessName($0))\"" }
    let rest = judged.killedBy.count - killers.count
    let end =
      verdict.error != nil
      ? ""
      : killers.isEmpty
        ? "\n    " + style.bold("survives")
        : "\n    killed by \(killers.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "")"
    return "  \(mutant.id): \(Style.harmlessName(mutant.message))\(end)"
  }
}
