/// Where somebody stands in a chapter, and what to do next.
struct Progression {
  let chapter: Chapter
  let verdict: Verdict
  /// Whether the learner's files are as they came.
  let isUntouched: Bool
  /// Whether turn 2 has not been begun.
  let isRefactoringUntouched: Bool
  /// Whether `Entry.swift` says the chapter has been started.
  let isStarted: Bool

  init(chapter: Chapter, verdict: Verdict, submission: Submission) {
    let mine = submission.sources(of: chapter)
    let start = SourceTree(root: chapter.start, folders: Turn.allCases.map(\.rawValue))
    let entry = mine.root.appending(path: "YourRefactoring/Entry.swift")
    let text = (try? String(contentsOf: entry, encoding: .utf8)) ?? ""
    self.chapter = chapter
    self.verdict = verdict
    self.isUntouched = mine.hasSameContents(as: start)
    self.isRefactoringUntouched = SourceTree(root: mine.root, folders: [Turn.refactoring.rawValue])
      .hasSameContents(as: SourceTree(root: start.root, folders: [Turn.refactoring.rawValue]))
    self.isStarted = text.contains(/(?m)^let started = true/)
  }

  var state: String {
    if isUntouched { return "not started" }
    return verdict.hasPassed ? "passed" : "in progress"
  }

  /// The one next step, as a sentence; nil when the chapter is done.
  var nextStep: String? {
    let number = chapter.number
    if isUntouched { return "read \(chapter.workPath)/README.md and begin with turn 1" }
    if verdict.tests.error != nil || verdict.suite.error != nil {
      return "fix what does not build, then `swift run kata check \(number)`"
    }
    let left = verdict.tests.tests.filter(\.isLeftOut)
    if left.contains(where: \.failsOnOwnCode), isRefactoringUntouched {
      return "let your tests reach your code: the first step is in"
        + " \(chapter.workPath)/YourRefactoring, as the lesson says"
    }
    if let test = left.first(where: { !$0.failsOnOwnCode }) {
      return "fix your test \"\(Style.harmless(test.record.name))\"; until then it is left out"
    }
    if let test = left.first {
      return
        "mend your code: it fails your test \"\(Style.harmless(test.record.name))\"; until then"
        + " that test is left out"
    }
    let survivors = verdict.tests.mutants.count { !$0.isKilled && !$0.isDemo }
    if survivors > 0 {
      let which =
        survivors == 1 ? "the mutant that survives" : "one of the \(survivors) mutants that survive"
      return "write a test that catches \(which), or sharpen a double;"
        + " `swift run kata hint \(number)` says what it does"
    }
    if verdict.suite.status != .passed {
      return "turn 2, in \(chapter.workPath)/YourRefactoring;"
        + " `swift run kata hint \(number)` helps with the first failing test"
    }
    return nil
  }

  /// What somebody forgot who works on the chapter and never said so.
  var reminder: String? {
    guard !isRefactoringUntouched, !isStarted, verdict.suite.error == nil else { return nil }
    return "Turn `started` to true in \(chapter.workPath)/YourRefactoring/Entry.swift:"
      + " until then `swift test` reports failures of this chapter as known issues."
  }
}
