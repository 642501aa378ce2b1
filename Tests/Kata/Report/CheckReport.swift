/// What `kata check` says of one chapter, in the order a learner works in.
struct CheckReport {
  let chapter: Chapter
  let verdict: Verdict
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
    let areSomeWaiting = tests.tests.contains(where: verdict.isWaitingForTurn2)
    let mutants = tests.mutants.map { mutant in
      let name = mutant.id.padding(to: width)
      if mutant.isKilled {
        return style.good("  ✔ ") + name + style.dim("  " + killed(mutant))
      }
      let doubt =
        !mutant.isSettled
        ? ", but not all your tests were run to their end"
        : areSomeWaiting ? " so far: a test that waits for turn 2 may kill it" : ""
      let place = tests.areInBothTurns && mutant.isInRefactoring ? " in the code of turn 2" : ""
      return style.bad("  ✘ ") + name + "  survived" + place + doubt
        + (mutant.isDemo ? " (earns nothing)" : "")
    }
    let unreached = notReached(tests.tests.map(\.record), "not reached, left out")
    return ([style.bold(title)] + mutants + remarks + unreached).joined(separator: "\n")
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
      let found = "\n" + findings(of: test.record, in: chapter.workPath)
      switch test.status {
      case .valid: return nil
      case .idle:
        return style.dim("  · idle: \(name): \(idleness(of: test))")
      case .wrong where verdict.isWaitingForTurn2(test):
        return style.bad(
          "  ✘ red on your code and green on a right answer, so not counted until turn 2 is done: ")
          + name
          + found
      case .wrong:
        return style.bad("  ✘ wrong, left out: ") + name + ": " + whatFails(test) + found
      case .overSpecified:
        let variant = "the variant \(test.variant ?? ""), which is just as correct as the original"
        return style.bad("  ✘ over-specified, left out: ") + name
          + ": it \(verb(test.record)) on \(variant)" + found
      case .flaky:
        return style.bad("  ✘ flaky, left out: ") + name + ": " + test.flakiness + found
      case .notReached: return nil
      }
    }
  }

  /// Why a test that is not left out kills nothing.
  private func idleness(of test: TestsVerdict.Test) -> String {
    if test.record.status == .notRun { return "it was not run" }
    guard let mutant = test.mutant else {
      return "it kills no mutant, which costs nothing: not every behaviour has one"
    }
    return
      "it catches \(mutant) only sometimes, which does not count. Do tests that run at the same time"
      + " change what it looks at? Look before the first `await`"
  }

  /// What a wrong test fails on.
  private func whatFails(_ test: TestsVerdict.Test) -> String {
    let verb = "it \(verb(test.record)) on "
    if test.failsOnOwnCode { return verb + "your own code, and passes on a right answer to turn 2" }
    guard verdict.tests.isOnOwnCode else { return verb + "the original code" }
    if verdict.tests.areInBothTurns, !test.record.hasEndedBadly {
      return verb
        + "our code: the worked example, and a right answer to turn 2. Does it look at legacy"
        + " code, pin a bug, or depend on a decision that was yours?"
    }
    return verb + "a right answer to turn 2"
      + (test.record.hasEndedBadly
        ? "" : ": does it pin a bug, or depend on a decision that was yours?")
  }

  private func verb(_ record: TestRecord) -> String {
    switch record.status {
    case .timedOut: "does not end"
    case .crashed: "crashes"
    default: "fails"
    }
  }

  // MARK: - Turn 2

  private var refactoring: String {
    let suite = verdict.suite
    let wanted = suite.tests.filter { !$0.isGuard }
    if let error = suite.error { return notJudged("Turn 2, your refactoring", error) }
    let title = "Turn 2, your refactoring: \(suite.passing) of \(suite.maxScore) tests pass"
    let failing = wanted.filter { $0.record.status != .passed }
    // Their names say what turn 2 is about: they are shown once it is begun.
    let isFolded = verdict.standing.isRefactoringUntouched
    let failed = isFolded ? [folded] : reports(failing)
    let guards = suite.tests.count - wanted.count
    let broken = suite.failingGuards
    let lost =
      broken.isEmpty
      ? []
      : [
        style.bad(
          "  \(broken.count) of \(guards) guards fail: tests that passed before you began. A point off for each."
        )
      ] + reports(broken)
    let held =
      broken.isEmpty
      ? [style.dim("  all \(guards) guards hold: tests that passed already and must go on passing")]
      : []
    return ([style.bold(title)] + failed + lost + held).joined(separator: "\n")
  }

  private var folded: String {
    style.dim(
      "  · not begun: what its tests ask for is shown once you change a file there")
  }

  private func reports(_ tests: [SuiteVerdict.Test]) -> [String] {
    let records = tests.map(\.record)
    return records.filter { $0.status != .notReached }.map(report)
      + notReached(records, "not reached")
  }

  private func report(_ record: TestRecord) -> String {
    style.bad("  ✘ ") + Style.harmless(record.name) + "\n"
      + findings(of: record, in: chapter.suitePath)
  }

  // MARK: - Both

  /// One line for all tests that the time was too short for.
  private func notReached(_ records: [TestRecord], _ label: String) -> [String] {
    let tests = records.filter { $0.status == .notReached }
    guard let first = tests.first else { return [] }
    let others = tests.count == 1 ? "" : " and \(tests.count - 1) more"
    return [
      style.bad("  ✘ \(label): ") + "\"\(first.name)\"\(others)\n"
        + "      Tests that crash or hang used up the chapter's time. Fix those first."
    ]
  }

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
    style.bold("\(turn): not judged") + "\n" + Self.compilerSays(error, of: chapter)
  }

  /// What the compiler says of a learner's files, moved in, with their paths as seen from the workbook's root.
  static func compilerSays(_ text: String, of chapter: Chapter) -> String {
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
