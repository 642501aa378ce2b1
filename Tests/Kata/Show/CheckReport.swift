/// The report of `kata check` on one chapter, in the order of a learner's work.
struct CheckReport {
  let chapter: Chapter
  let verdict: Verdict
  let style: Style
  private let hints: Hints
  /// The planted mutants, by the names of the learner's tests that kill them.
  private let planted: [String: String]

  init(chapter: Chapter, verdict: Verdict, planted: [String: String] = [:], style: Style) {
    (self.chapter, self.verdict, self.style) = (chapter, verdict, style)
    self.planted = planted
    hints = Hints(of: chapter)
  }

  /// The report without its first line, which shows the points.
  var body: String { text.components(separatedBy: "\n\n").dropFirst().joined(separator: "\n\n") }

  var text: String { entries.map(\.text).joined(separator: "\n") }

  /// The report, line by line. The first line shows the points. A turn that could not be judged comes next.
  var entries: [ReportEntry] {
    let blank = [ReportEntry("")]
    let isSecondFirst = verdict.suite.error != nil && !verdict.tests.isBrokenItself
    let turns = isSecondFirst ? [refactoring, tests] : [tests, refactoring]
    return [ReportEntry(head)] + (turns + [ticks]).filter { !$0.isEmpty }.flatMap { blank + $0 }
  }

  private var head: String {
    let left = verdict.tests.tests.filter(\.isLeftOut)
    let notJudged =
      switch (verdict.tests.error, verdict.suite.error) {
      case (nil, nil): ""
      case (_, nil): "; turn 1 is not judged"
      case (nil, _): "; turn 2 is not judged"
      default: "; neither turn is judged"
      }
    let notCounted =
      switch left.count {
      case 0: ""
      case 1: "; 1 test of yours is not counted: \(Style.harmlessName(left[0].record.name))"
      default: "; \(left.count) tests of yours are not counted"
      }
    return style.bold("Chapter \(chapter.number) · \(chapter.title)")
      + " · \(verdict.score) of \(verdict.maxScore) points\(notJudged)\(notCounted)"
  }

  // MARK: - Turn 1

  private var tests: [ReportEntry] {
    let tests = verdict.tests
    let title = "Turn 1, your tests: "
    if tests.waitsForCode {
      return [
        ReportEntry(
          style.bold(title + "not judged")
            + ": they run on your own code, too, which does not build")
      ]
    }
    if let error = tests.error {
      return [notJudged(title, error, .testsNotJudged(error))] + attempts
    }
    let points = "\(tests.score) of \(tests.maxScore) mutants killed"
    let width = tests.mutants.map(\.id.count).max() ?? 0
    let mutants =
      tests.mutants.filter(\.isDemo)
      + tests.mutants.filter { !$0.isDemo }.sorted(inOrderOf: hints.headings, by: \.id)
    return [ReportEntry(style.bold(title + points))] + mutants.map { entry($0, width) }
      + remarks(on: tests.tests)
      + attempts + notReached(tests.tests.map(\.record), "not reached, left out")
      + (tests.excess.map { [ReportEntry(style.bad("  ✘ " + $0))] } ?? [])
  }

  private var attempts: [ReportEntry] {
    verdict.standing.attempts.map {
      ReportEntry(style.dim("  · \($0) is not judged: the attempt was there to be seen"))
    }
  }

  private func entry(_ mutant: TestsVerdict.Mutant, _ width: Int) -> ReportEntry {
    let name = mutant.id.padding(to: width)
    let worth = mutant.isDemo ? "earns nothing, " : ""
    if let first = mutant.killedBy.first {
      let others = mutant.killedBy.count - 1
      let killers = "\"\(Style.harmless(first))\"" + (others > 0 ? " and \(others) more" : "")
      return ReportEntry(style.good("  ✔ ") + name + style.dim("  \(worth)killed by " + killers))
    }
    return ReportEntry(
      style.bad("  ✘ ") + name + "  " + worth + survival(of: mutant) + step(of: mutant.id),
      problem: mutant.isDemo ? nil : Problem.survivor(mutant).id)
  }

  private func step(of name: String) -> String {
    number(ofStepOf: name).map { style.dim("  step \($0)") } ?? ""
  }

  private func number(ofStepOf name: String) -> Int? {
    hints.steps.firstIndex { $0.names.contains(name) }.map { $0 + 1 }
  }

  private func survival(of mutant: TestsVerdict.Mutant) -> String {
    let areSomeWaiting = verdict.tests.tests.contains(where: verdict.isWaitingForTurn2)
    let doubt =
      !mutant.isSettled
      ? ", but not all your tests were run to their end"
      : areSomeWaiting ? " so far" : ""
    let place =
      verdict.tests.areInBothTurns && mutant.isInRefactoring ? " in the code of turn 2" : ""
    return "survived" + place + doubt
  }

  /// A line for each test, with its name first, and below the lines the meanings of the words in them.
  private func remarks(on tests: [TestsVerdict.Test]) -> [ReportEntry] {
    var explanations: [String] = []
    let lines = tests.compactMap { test -> ReportEntry? in
      let remark = TestRemark(
        test: test, verdict: verdict, planted: planted[test.record.name])
      guard let words = remark.words else { return nil }
      if let explanation = remark.explanation, !explanations.contains(explanation) {
        explanations.append(explanation)
      }
      let line = "\"\(Style.harmless(test.record.name))\"  \(words)"
      if test.status == .idle { return ReportEntry(style.dim("  · " + line)) }
      return ReportEntry(
        style.bad("  ✘ ") + line, details: findings(of: test.record, in: chapter.workPath),
        problem: Problem.leftOut(test).id)
    }
    return lines + explanations.map { ReportEntry("", details: style.dim("  " + $0)) }
  }

  // MARK: - Turn 2

  private var refactoring: [ReportEntry] {
    let suite = verdict.suite
    let title = "Turn 2, your refactoring: "
    if let error = suite.error { return [notJudged(title, error, .refactoringNotJudged(error))] }
    let points = "\(suite.passing) of \(suite.maxScore) tests pass"
    let wanted = suite.tests.filter { !$0.isGuard }
    // The tests' names tell the task of turn 2, so they are shown once the turn is begun.
    let notBegun = "  · not begun: its tests are shown once you change a file there"
    let failed =
      verdict.standing.isRefactoringUntouched
      ? [ReportEntry(style.dim(notBegun))]
      : entries(of: wanted.filter { $0.record.status != .passed })
    let guards = suite.tests.count - wanted.count
    let broken = suite.failingGuards
    let guardsTitle =
      broken.isEmpty
      ? style.dim("  all \(guards) guards hold: tests that passed already and must go on passing")
      : style.bad(
        "  \(broken.count) of \(guards) guards \(broken.count == 1 ? "fails" : "fail"): tests that passed before you"
          + " began. A point off for each."
      )
    let held = [ReportEntry(guardsTitle)] + entries(of: broken)
    return [ReportEntry(style.bold(title + points))]
      + (broken.isEmpty ? failed + held : held + failed)
  }

  private func entries(of tests: [SuiteVerdict.Test]) -> [ReportEntry] {
    let run = tests.filter { $0.record.status != .notReached }
      .sorted(inOrderOf: hints.headings, by: \.record.name)
    let firstStep = run.lazy.compactMap { number(ofStepOf: $0.record.name) }.first ?? .max
    var shown: [String: String] = [:]
    var counts: [String: Int] = [:]
    let rows = run.compactMap { failing -> ReportEntry? in
      let test = failing.record
      let alike = test.sameness.flatMap { shown.updateValue(shown[$0] ?? test.name, forKey: $0) }
      if let alike {
        counts[alike, default: 0] += 1
        if counts[alike, default: 0] > Self.alikeLimit { return nil }
      }
      let isLater = (number(ofStepOf: test.name) ?? 0) > firstStep
      return ReportEntry(
        style.bad("  ✘ ") + Style.harmless(test.name) + step(of: test.name)
          + (alike.map { style.dim("  like \"\(Columns.cut(Style.harmless($0), to: 40))\"") } ?? ""),
        details: findings(of: test, in: chapter.suitePath),
        brief: alike != nil ? "" : isLater ? firstFinding(of: test, in: chapter.suitePath) : nil,
        problem: Problem.failing(failing).id
      )
    }
    let others = counts.filter { $0.value > Self.alikeLimit }.sorted { $0.key < $1.key }.map {
      ReportEntry(
        style.bad("  ✘ ") + "\($0.value - Self.alikeLimit) more like"
          + " \"\(Columns.cut(Style.harmless($0.key), to: 60))\"")
    }
    return rows + others + notReached(tests.map(\.record), "not reached")
  }

  /// How many tests that fail like another are shown each.
  private static let alikeLimit = 3

  // MARK: - Ticks

  private var ticks: [ReportEntry] {
    if verdict.ticks.isEmpty || verdict.standing.isUntouched { return [] }
    return [ReportEntry(style.bold("Beside the points"))]
      + verdict.ticks.map { tick in
        let step = hints.steps.firstIndex { $0.title.hasSuffix(": \(tick.name)") }
        return ReportEntry(
          (tick.isDone ? style.good("  ✔ ") : "  · ") + tick.name
            + (step.map { style.dim("  step \($0 + 1)") } ?? ""))
      }
  }

  // MARK: - Both

  /// The first line of a test's first finding, in one line.
  private func firstFinding(of record: TestRecord, in folder: String) -> String {
    guard let finding = record.findings.first else { return "" }
    let place = "\(folder)/\(finding.path ?? record.path):\(finding.line ?? record.line)"
    let line = finding.text.lines.first { !$0.hasPrefix("With ") } ?? ""
    // A colon announces lines that are left out here.
    let rest = line.hasSuffix(":") ? " …" : ""
    return Columns.cut("      " + Style.harmless("\(place): \(line)"), to: 160 - rest.count) + rest
  }

  /// The findings of a test, each below its place.
  private func findings(of record: TestRecord, in folder: String) -> String {
    func found(_ file: String, _ line: Int, _ text: String) -> String {
      style.dim(Style.harmless("\(folder)/\(file):\(line)")) + "\n" + Style.harmless(text)
    }
    var counts: [String: Int] = [:]
    var others = 0
    let findings = record.findings.compactMap { finding -> String? in
      if let more = finding.more {
        others += more
        return nil
      }
      let (path, line) = (finding.path ?? record.path, finding.line ?? record.line)
      counts["\(path):\(line)", default: 0] += 1
      // If a line fails for each of many arguments, its third finding adds little.
      if counts["\(path):\(line)", default: 0] <= 2 { return found(path, line, finding.text) }
      others += 1
      return nil
    }
    let text =
      findings.isEmpty
      ? found(record.path, record.line, "It was not run.")
      : findings.joined(separator: "\n")
        + (others == 0 ? "" : "\n... and \(others) more like these")
    let printed = record.printed.map {
      style.dim("\nIt printed:\n") + Style.indented(Style.harmless($0), by: 2)
    }
    return Style.indented(text + (printed ?? ""), by: 6)
  }

  /// One entry for all tests that were not reached.
  private func notReached(_ records: [TestRecord], _ label: String) -> [ReportEntry] {
    let tests = records.filter { $0.status == .notReached }
    guard let first = tests.first else { return [] }
    let others = tests.count == 1 ? "" : " and \(tests.count - 1) more"
    return [
      ReportEntry(
        style.bad("  ✘ \(label): ") + "\"\(first.name)\"\(others)",
        details: "      Tests that crash or hang used up the chapter's time. Fix those first.")
    ]
  }

  private func notJudged(_ title: String, _ error: String, _ problem: Problem) -> ReportEntry {
    let report = CompilerReport(diagnostics: error, chapter: chapter)
    return ReportEntry(
      style.bold(title + "not judged"), details: Style.indented(report.text, by: 2),
      problem: problem.id)
  }
}

extension String {
  /// The text, filled with blanks up to a width.
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
