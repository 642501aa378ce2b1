/// What `kata check` says of one chapter, in the order a learner works in.
struct CheckReport {
  let chapter: Chapter
  let verdict: Verdict
  /// Whether turn 2 has not been begun: its failing tests are then named, and no more.
  let isRefactoringUntouched: Bool
  let style: Style

  var text: String {
    let head = "Chapter \(chapter.number) · \(chapter.title)"
    let points = "\(verdict.score) of \(verdict.maxScore) points"
    let parts = [style.bold(head) + " · " + points, tests, refactoring]
    return parts.joined(separator: "\n\n")
  }

  // MARK: - Turn 1

  private var tests: String {
    let tests = verdict.tests
    if let error = tests.error { return notJudged("Turn 1, your tests", error) }
    let title = "Turn 1, your tests: \(tests.score) of \(tests.maxScore) mutants killed"
    let width = tests.mutants.map(\.id.count).max() ?? 0
    let mutants = tests.mutants.map { mutant in
      let name = mutant.id.padding(to: width)
      if mutant.isKilled {
        return style.good("  ✔ ") + name + style.dim("  " + killed(mutant))
      }
      return style.bad("  ✘ ") + name + "  survived" + (mutant.isDemo ? " (earns nothing)" : "")
    }
    return ([style.bold(title)] + mutants + remarks).joined(separator: "\n")
  }

  private func killed(_ mutant: TestsVerdict.Mutant) -> String {
    let first = mutant.killedBy.first.map { "\"\(Style.harmless($0))\"" } ?? ""
    let others = mutant.killedBy.count - 1
    return "killed by " + first + (others > 0 ? " and \(others) more" : "")
      + (mutant.isDemo ? " (earns nothing)" : "")
  }

  private var remarks: [String] {
    verdict.tests.tests.compactMap { test in
      let name = "\"\(Style.harmless(test.record.name))\""
      switch test.status {
      case .valid: return nil
      case .idle:
        let wasRun = test.record.status != .notRun
        let why = wasRun ? "it kills no mutant, which costs nothing" : "it was not run"
        return style.dim("  · idle: \(name): \(why)")
      case .wrong:
        return style.bad("  ✘ wrong, left out: ") + name + ": it fails on \(whatFails(test))\n"
          + findings(of: test.record, in: chapter.workPath)
      case .overSpecified:
        return style.bad("  ✘ over-specified, left out: ") + name
          + ": it fails on the variant \(test.variant ?? ""), which is as right as the original\n"
          + findings(of: test.record, in: chapter.workPath)
      }
    }
  }

  /// What a wrong test fails on.
  private func whatFails(_ test: TestsVerdict.Test) -> String {
    if test.failsOnOwnCode { return "your own code, and passes on a right answer to turn 2" }
    return verdict.tests.isOnOwnCode
      ? "a right answer to turn 2: does it know a decision that was yours?" : "the original code"
  }

  // MARK: - Turn 2

  private var refactoring: String {
    let suite = verdict.suite
    let wanted = suite.tests.filter { !$0.isGuard }
    if let error = suite.error { return notJudged("Turn 2, your refactoring", error) }
    let title = "Turn 2, your refactoring: \(suite.passing) of \(suite.maxScore) tests pass"
    let failed = wanted.filter { $0.record.status != .passed }.map { report($0.record) }
    let guards = suite.tests.count - wanted.count
    let broken = suite.failingGuards
    let lost =
      broken.isEmpty
      ? []
      : [
        style.bad(
          "  \(broken.count) of \(guards) guards fail: tests that passed before you began. A point off for each."
        )
      ] + broken.map { report($0.record) }
    let held =
      broken.isEmpty
      ? [style.dim("  all \(guards) guards hold: tests that passed already and must go on passing")]
      : []
    return ([style.bold(title)] + failed + lost + held).joined(separator: "\n")
  }

  private func report(_ record: TestRecord) -> String {
    let name = style.bad("  ✘ ") + Style.harmless(record.name)
    if isRefactoringUntouched {
      return name + style.dim("  \(record.path):\(record.line)")
    }
    return name + "\n" + findings(of: record, in: chapter.suitePath)
  }

  // MARK: - Both

  private func findings(of record: TestRecord, in folder: String) -> String {
    guard !record.findings.isEmpty else {
      return style.dim("      \(folder)/\(record.path):\(record.line)") + "\n      It was not run."
    }
    return record.findings.map { finding in
      let place = "\(folder)/\(finding.path ?? record.path):\(finding.line ?? record.line)"
      return style.dim("      " + Style.harmless(place)) + "\n"
        + Style.indented(Style.harmless(finding.text), by: 6)
    }.joined(separator: "\n")
  }

  private func notJudged(_ turn: String, _ error: String) -> String {
    style.bold("\(turn): not judged, it does not build") + "\n" + compilerSays(error)
  }

  private func compilerSays(_ text: String) -> String {
    let known = text.replacing(/(?m)^(YourTests|YourRefactoring)\//) {
      "\(chapter.workPath)/\($0.output.1)/"
    }
    return Style.indented(Style.harmless(known.trimmingSuffix { $0.isNewline }), by: 2)
  }
}

extension String {
  /// The text with blanks up to a width.
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate func trimmingSuffix(while isUnwanted: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, isUnwanted(last) { text.removeLast() }
    return text
  }
}
