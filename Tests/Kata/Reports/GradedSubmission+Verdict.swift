extension GradedSubmission.Chapter {
  /// The result for a verdict on a chapter, with the path of its folder in the submission, and the items that learners
  /// do not have.
  init(_ verdict: Verdict, in folder: String = "", hidden: HiddenItems = .none) {
    let suite = verdict.suite
    let tests = verdict.tests
    id = verdict.chapterID
    score = verdict.score
    maxScore = verdict.maxScore
    ticks = verdict.ticks.isEmpty ? nil : verdict.ticks
    var errors = [tests.error, suite.error].compactMap(\.self)
    if tests.error == suite.error { errors = Array(errors.prefix(1)) }
    if verdict.standing.isMissing {
      status = .missing
      message = "The submission holds no \(id)/YourTests and no \(id)/YourRefactoring."
    } else if errors.isEmpty {
      status = verdict.hasPassed ? .passed : .failed
      let broken = suite.failingGuards.count
      message =
        "\(tests.score) of \(tests.maxScore) mutants killed,"
        + " \(suite.passing) of \(suite.maxScore) tests of the suite pass"
        + (broken == 0 ? "" : ", \(broken) guard\(broken == 1 ? " fails" : "s fail")")
        + (tests.excess.map { "; \($0)" } ?? "") + Self.leftOut(of: verdict)
        + (verdict.ticks.sentence.map { ". \($0)" } ?? "")
    } else {
      status = .error
      message = Style.harmless(errors.joined(separator: "\n"))
    }
    let isThere = !verdict.standing.isMissing
    self.suite = GradedSubmission.Turn(
      suite, begun: isThere && !verdict.standing.isRefactoringUntouched, of: id, hidden)
    self.tests = GradedSubmission.Turn(
      verdict, begun: isThere && !verdict.standing.areTestsUntouched, in: folder, hidden)
  }

  /// The learner's tests that do not count, in words behind the others; empty if there are none.
  private static func leftOut(of verdict: Verdict) -> String {
    let tests = verdict.tests.tests.filter(\.isLeftOut)
    let waiting = tests.count(where: verdict.isWaitingForTurn2)
    let others = tests.count - waiting
    return
      (others == 0
      ? "" : "; \(others) of the learner's tests \(others == 1 ? "is" : "are") left out")
      + (waiting == 0
        ? "" : "; \(waiting) of the learner's tests \(waiting == 1 ? "waits" : "wait") for turn 2")
  }
}

extension GradedSubmission.Turn {
  /// The suite's result. A failing guard costs a point, as long as there is one to lose.
  fileprivate init(_ suite: SuiteVerdict, begun: Bool, of chapter: String, _ hidden: HiddenItems) {
    var left = suite.error == nil ? suite.passing : 0
    self.init(
      status: suite.status, score: suite.score, maxScore: suite.maxScore, begun: begun,
      message: Style.harmless(suite.error ?? ""),
      tests: suite.tests.map { test in
        let passed = test.record.status == .passed
        var points = suite.error == nil && passed && !test.isGuard ? 1 : 0
        if test.isGuard, !passed, left > 0 {
          left -= 1
          points = -1
        }
        return GradedSubmission.Test(
          test.record, test.record.status.rawValue, guard: test.isGuard, points: points,
          hidden: hidden.contains(test.record.path, of: chapter), folder: "Tests/\(chapter)/")
      })
  }

  /// The mutants' result on the learner's tests.
  fileprivate init(_ verdict: Verdict, begun: Bool, in folder: String, _ hidden: HiddenItems) {
    let tests = verdict.tests
    let chapter = verdict.chapterID
    self.init(
      status: tests.status, score: tests.error == nil ? tests.score : 0, maxScore: tests.maxScore,
      begun: begun, message: Style.harmless(tests.error ?? ""),
      tests: tests.tests.map { test in
        var shown = test
        if let variant = test.variant, hidden.contains(variant, of: chapter) {
          shown.variant = "that is hidden"
        }
        let words = test.isLeftOut ? TestRemark(test: shown, verdict: verdict).words : nil
        return GradedSubmission.Test(
          test.record, verdict.isWaitingForTurn2(test) ? "waiting" : test.status.rawValue,
          points: 0, hidden: false, folder: folder, notes: words.map { [$0] } ?? [])
      },
      mutants: tests.mutants.map { mutant in
        let isKilled = tests.error == nil && mutant.isKilled
        return GradedSubmission.Mutant(
          id: mutant.id,
          status: tests.error != nil ? "error" : isKilled ? "killed" : "survived",
          demo: mutant.isDemo, killedBy: mutant.killedBy,
          message: isKilled ? nil : Self.survival(of: mutant, in: verdict),
          points: isKilled && !mutant.isDemo ? 1 : 0, maxPoints: mutant.isDemo ? 0 : 1,
          hidden: hidden.contains(mutant.id, of: chapter) ? true : nil)
      })
  }

  private static func survival(of mutant: TestsVerdict.Mutant, in verdict: Verdict) -> String {
    if verdict.tests.error != nil { return "It was not judged." }
    var sentences = ["No test of yours kills it."]
    if mutant.isInRefactoring, verdict.tests.areInBothTurns {
      sentences.append("Its bug is in the code of turn 2.")
    }
    if !mutant.isSettled { sentences.append("Not all your tests were run to their end.") }
    if verdict.tests.tests.contains(where: verdict.isWaitingForTurn2) {
      sentences.append("Tests that wait for turn 2 may kill it.")
    }
    return sentences.joined(separator: " ")
  }
}

extension GradedSubmission.Test {
  fileprivate init(
    _ record: TestRecord, _ status: String, guard isGuard: Bool? = nil, points: Int, hidden: Bool,
    folder: String, notes: [String] = []
  ) {
    id = Style.harmlessName(record.key)
    name = record.name
    file = Style.harmlessName(record.path)
    line = record.line
    self.status = status
    self.guard = isGuard
    self.points = points
    maxPoints = isGuard == false ? 1 : 0
    self.hidden = hidden ? true : nil
    seconds = record.duration
    messages = notes + record.findings.map { Style.harmless($0.text) }
    findings = record.findings.map { finding in
      GradedSubmission.Finding(
        file: Style.harmlessName(folder + (finding.path ?? record.path)),
        line: finding.line ?? record.line, message: Style.harmless(finding.text))
    }
  }
}
