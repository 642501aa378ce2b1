/// What is said of one thing that keeps a chapter from passing.
struct ProblemReport {
  let problem: Problem
  let verdict: Verdict
  let chapter: Chapter
  var style = Style.plain

  /// What kind of problem it is, to stand before ``headline``; empty where that says it.
  var label: String {
    switch problem {
    case .testsNotJudged, .refactoringNotJudged: ""
    case .survivor: "mutant "
    case .leftOut(let test): label(of: test)
    case .failing: ""
    }
  }

  /// The problem in a line.
  var headline: String {
    switch problem {
    case .testsNotJudged: "Turn 1, your tests: not judged"
    case .refactoringNotJudged: "Turn 2, your refactoring: not judged"
    case .survivor(let mutant): mutant.id + " " + survival(of: mutant)
    case .leftOut(let test): "\"\(Style.harmless(test.record.name))\"" + reason(for: test)
    case .failing(let test): Style.harmless(test.record.name)
    }
  }

  /// All that was found, each finding below its place.
  ///
  /// - Parameter quote: What to show below a place, from the file and its line; nothing without it.
  /// - Returns: The lines.
  func details(quoting quote: (String, Int) -> String? = { _, _ in nil }) -> String {
    switch problem {
    case .testsNotJudged(let error), .refactoringNotJudged(let error):
      Self.compilerSays(error, of: chapter)
    case .survivor: "None of your tests fails on it; a hint says what it does."
    case .leftOut(let test): findings(of: test.record, in: chapter.workPath, quoting: quote)
    case .failing(let test): findings(of: test.record, in: chapter.suitePath, quoting: quote)
    }
  }

  /// How a mutant lives, to go after its name.
  func survival(of mutant: TestsVerdict.Mutant) -> String {
    let areSomeWaiting = verdict.tests.tests.contains(where: verdict.isWaitingForTurn2)
    let doubt =
      !mutant.isSettled
      ? ", but not all your tests were run to their end"
      : areSomeWaiting ? " so far: a test that waits for turn 2 may kill it" : ""
    let place =
      verdict.tests.areInBothTurns && mutant.isInRefactoring ? " in the code of turn 2" : ""
    return "survived" + place + doubt
  }

  // MARK: - Tests that are left out

  private func label(of test: TestsVerdict.Test) -> String {
    switch test.status {
    case .wrong where verdict.isWaitingForTurn2(test):
      "red on your code and green on a right answer, so not counted until turn 2 is done: "
    case .wrong: "wrong, left out: "
    case .overSpecified: "over-specified, left out: "
    case .flaky: "flaky, left out: "
    case .notReached: "not reached, left out: "
    case .valid, .idle, .unjudged: ""
    }
  }

  private func reason(for test: TestsVerdict.Test) -> String {
    switch test.status {
    case .wrong where verdict.isWaitingForTurn2(test): ""
    case .wrong: ": " + whatFails(test)
    case .overSpecified:
      ": it \(verb(test.record)) on the variant \(test.variant ?? ""), which is just as correct as the original"
    case .flaky: ": " + test.flakiness
    case .notReached, .valid, .idle, .unjudged: ""
    }
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

  // MARK: - What was found

  /// What is said of tests that the time was too short for.
  static let tooLate =
    "Tests that crash or hang used up the chapter's time. Fix those first."

  private func findings(
    of record: TestRecord, in folder: String, quoting quote: (String, Int) -> String?
  ) -> String {
    if record.status == .notReached { return Self.tooLate }
    func found(_ file: String, _ line: Int, _ text: String) -> String {
      let path = "\(folder)/\(file)"
      // What `Issue.record` says stands in its own text; the line that calls it says nothing more.
      let quoted = text.hasPrefix("Issue recorded") ? nil : quote(path, line)
      return
        ([style.dim(Style.harmless("\(path):\(line)"))]
        + [quoted, text]
        .compactMap { $0 }).joined(separator: "\n")
    }
    guard !record.findings.isEmpty else {
      return found(record.path, record.line, "It was not run.")
    }
    return record.findings.map { finding in
      found(
        finding.path ?? record.path, finding.line ?? record.line, Style.harmless(finding.text))
    }.joined(separator: "\n")
  }

  /// What the compiler says of a learner's files, with their paths as seen from the workbook's root.
  static func compilerSays(_ text: String, of chapter: Chapter) -> String {
    let known = text.replacing(/(?m)^(YourTests|YourRefactoring)\//) {
      "\(chapter.workPath)/\($0.output.1)/"
    }
    .replacing("\r\n", with: "\n").replacing("\t", with: "  ")
    return Style.harmless(known).trimmingSuffix { $0.isNewline }
  }
}

extension String {
  fileprivate func trimmingSuffix(while isUnwanted: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, isUnwanted(last) { text.removeLast() }
    return text
  }
}
