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
    if let error = tests.error { return notJudged(.testsNotJudged(error)) }
    let title = "Turn 1, your tests: \(tests.score) of \(tests.maxScore) mutants killed"
    let width = tests.mutants.map(\.id.count).max() ?? 0
    let mutants = tests.mutants.map { mutant in
      let name = mutant.id.padding(to: width)
      if mutant.isKilled {
        return style.good("  ✔ ") + name + style.dim("  " + Self.killed(mutant))
      }
      return style.bad("  ✘ ") + name + "  " + report(on: .survivor(mutant)).survival(of: mutant)
        + (mutant.isDemo ? " (earns nothing)" : "")
    }
    let unreached = notReached(tests.tests.map(\.record), "not reached, left out")
    let excess = tests.excess.map { [style.bad("  ✘ " + $0)] } ?? []
    return ([style.bold(title)] + mutants + remarks + unreached + excess).joined(separator: "\n")
  }

  /// By which tests a mutant is killed.
  static func killed(_ mutant: TestsVerdict.Mutant) -> String {
    let first = mutant.killedBy.first.map { "\"\(Style.harmless($0))\"" } ?? ""
    let others = mutant.killedBy.count - 1
    return "killed by " + first + (others > 0 ? " and \(others) more" : "")
      + (mutant.isDemo ? " (earns nothing)" : "")
  }

  private var remarks: [String] {
    verdict.tests.tests.compactMap { test in
      switch test.status {
      case .valid, .notReached, .unjudged: nil
      case .idle:
        style.dim("  · idle: \"\(Style.harmless(test.record.name))\": \(idleness(of: test))")
      case .wrong, .overSpecified, .flaky: text(of: .leftOut(test))
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

  // MARK: - Turn 2

  private var refactoring: String {
    let suite = verdict.suite
    let wanted = suite.tests.filter { !$0.isGuard }
    if let error = suite.error { return notJudged(.refactoringNotJudged(error)) }
    let title = "Turn 2, your refactoring: \(suite.passing) of \(suite.maxScore) tests pass"
    let failing = wanted.filter { $0.record.status != .passed }
    // Their names say what turn 2 is about: they are shown once it is begun.
    let isFolded = verdict.standing.isRefactoringUntouched
    let failed = isFolded ? [style.dim("  · " + Self.notBegun)] : reports(failing)
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

  /// What is said of turn 2 as long as its files are as they came.
  static let notBegun = "not begun: what its tests ask for is shown once you change a file there"

  private func reports(_ tests: [SuiteVerdict.Test]) -> [String] {
    tests.filter { $0.record.status != .notReached }.map { text(of: .failing($0)) }
      + notReached(tests.map(\.record), "not reached")
  }

  // MARK: - Both

  private func report(on problem: Problem) -> ProblemReport {
    ProblemReport(problem: problem, verdict: verdict, chapter: chapter, style: style)
  }

  private func text(of problem: Problem) -> String {
    let report = report(on: problem)
    return style.bad("  ✘ " + report.label) + report.headline + "\n"
      + Style.indented(report.details(), by: 6)
  }

  /// One line for all tests that the time was too short for.
  private func notReached(_ records: [TestRecord], _ label: String) -> [String] {
    let tests = records.filter { $0.status == .notReached }
    guard let first = tests.first else { return [] }
    let others = tests.count == 1 ? "" : " and \(tests.count - 1) more"
    return [
      style.bad("  ✘ \(label): ") + "\"\(first.name)\"\(others)\n"
        + Style.indented(ProblemReport.tooLate, by: 6)
    ]
  }

  private func notJudged(_ problem: Problem) -> String {
    let report = report(on: problem)
    return style.bold(report.headline) + "\n" + Style.indented(report.details(), by: 2)
  }
}

extension String {
  /// The text with blanks up to a width.
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
