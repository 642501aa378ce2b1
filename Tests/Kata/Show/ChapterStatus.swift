import Foundation

/// A learner's state in a chapter, and the next step.
struct ChapterStatus {
  let chapter: Chapter
  let standing: LearnerProgress
  /// Nil if no file was touched, or if no verdict is known.
  let verdict: Verdict?
  /// Whether the chapter is watched. If so, a save judges it, and a key shows a hint.
  var isWatched = false

  var hasPassed: Bool { verdict?.hasPassed ?? false }

  var state: String {
    if standing.isUntouched {
      let minutes = Lesson(of: chapter).minutes
      return "not started" + (minutes == 0 ? "" : ", about \(minutes) minutes")
    }
    if verdict == nil { return "not judged since its last change" }
    return hasPassed ? "passed" : step?.place ?? "in progress"
  }

  private var steps: [LessonStep] { LessonStep.all(of: chapter) }
  private var firstJudged: LessonStep? { steps.first { !$0.names.isEmpty } }

  /// The first step of the lesson with a failing test or a living mutant; while the learner works on turn 2, with a failing
  /// test. Before the learner begins it is the first of all steps. Nil if there is none, or if it is not known.
  private var step: LessonStep? {
    guard let verdict, !standing.isUntouched else { return steps.first }
    guard verdict.tests.error == nil, verdict.suite.error == nil else { return nil }
    let failing = verdict.suite.tests.filter { $0.record.status != .passed }.map(\.record.name)
    let survivors = verdict.tests.survivors.map(\.id)
    let open = verdict.followsSaves && !failing.isEmpty ? failing : survivors + failing
    return steps.first { !Set($0.names).isDisjoint(with: open) }
  }

  /// The step that asks for a test of the learner's own log; nil if none does, or if there is such a test.
  var left: LessonStep? {
    guard let log = verdict?.tests.ownLog, !log.isDone else { return nil }
    return steps.first { $0.task == log.name }
  }

  /// The one next step, as a sentence; nil if the chapter is done. The first of these rules that applies decides.
  var nextStep: String? {
    attempt ?? beginning ?? error ?? leftOutTest ?? survivor ?? failingTest
  }

  private var hint: String { isWatched ? "the key `h`" : "`swift run kata hint \(chapter.number)`" }

  /// While the learner has no test but the attempt and those that are given, the lesson says when to delete it.
  private var attempt: String? {
    if standing.attempts.isEmpty { return nil }
    let file = standing.attempts.map { "\(chapter.workPath)/\($0)" }.joined(separator: " and ")
    let hasOwnTests = verdict?.tests.tests.contains { !isGiven($0) } ?? false
    if let judged = firstJudged, !hasOwnTests {
      return "go on with the lesson, and delete \(file) when it says so\(judged.isJudgedFirst)"
    }
    return "delete \(file): the attempt was there to be seen"
  }

  private var beginning: String? {
    guard verdict == nil || standing.isUntouched else { return nil }
    guard let first = steps.first else { return "read \(chapter.workPath)/README.md and begin" }
    let judged = firstJudged ?? first
    return "begin with \(first.link)" + (judged.number == first.number ? "" : judged.isJudgedFirst)
  }

  private var error: String? {
    guard let verdict, verdict.tests.error != nil || verdict.suite.error != nil else { return nil }
    let error = verdict.tests.isBrokenItself ? verdict.tests.error : verdict.suite.error
    return "fix \(error.flatMap(place) ?? "the part that could not be judged"), "
      + (isWatched ? "and save" : "then `swift run kata check \(chapter.number)`")
  }

  private var leftOutTest: String? {
    guard let verdict else { return nil }
    let left = verdict.tests.tests.filter(\.isLeftOut)
    if left.contains(where: \.failsOnOwnCode), standing.isRefactoringUntouched {
      let waiting = left.count { $0.failsOnOwnCode }
      return "begin turn 2, in \(chapter.workPath)/YourRefactoring, as the lesson says:"
        + " \(waiting) of your tests wait\(waiting == 1 ? "s" : "") for it"
    }
    if let test = left.first(where: \.isBrokenByChange) {
      let place = "\(chapter.workPath)/YourRefactoring"
      return "look at your last change in \(place): it broke what your test"
        + " \"\(Style.harmless(test.record.name))\" holds"
    }
    if let test = left.first(where: { !$0.failsOnOwnCode }) {
      if isGiven(test) {
        return "look at your changes in \(chapter.workPath)/YourTests: the given test"
          + " \"\(Style.harmless(test.record.name))\" passed before, and does not count until it does again"
      }
      return "fix your test \"\(Style.harmless(test.record.name))\"; until then it is left out"
    }
    if left.contains(where: verdict.isWaitingForTurn2) { return failingTest }
    return left.first.map {
      "look at your test \"\(Style.harmless($0.record.name))\": your code passes the suite and fails it,"
        + " so one of the two is wrong; until then the test does not count"
    }
  }

  private var survivor: String? {
    let alive =
      verdict?.tests.survivors.filter { mutant in
        step?.names.contains(mutant.id)
          ?? !(mutant.isInRefactoring && verdict?.tests.areInBothTurns == true
          && standing.isRefactoringUntouched)
      } ?? []
    guard !alive.isEmpty else { return nil }
    let which =
      alive.count == 1
      ? "the mutant that survives" : "one of the \(alive.count) mutants that survive"
    return inStep(
      "write a test that catches \(which)\(step == nil ? "" : " in this step");"
        + " \(hint) says what it does")
  }

  private var failingTest: String? {
    guard let verdict, verdict.suite.status != .passed else { return nil }
    return inStep(
      (step == nil ? "turn 2, in \(chapter.workPath)/YourRefactoring; " : "")
        + "\(hint) helps with \(firstFailing(in: verdict))")
  }

  /// The step that is open, and words about it. If its turn is not begun, the steps before it that nothing judges are to
  /// be read first.
  private func inStep(_ words: String) -> String {
    guard let step, let verdict else { return words }
    let mutants = Set(verdict.tests.mutants.map(\.id))
    func isOfTests(_ step: LessonStep) -> Bool { !mutants.isDisjoint(with: step.names) }
    let before = steps.filter { $0.number < step.number }
    let unread = before.reversed().prefix { $0.names.isEmpty }
    let isFirstOfTurn = !before.contains { !$0.names.isEmpty && isOfTests($0) == isOfTests(step) }
    let isBegun =
      isOfTests(step) ? !standing.areTestsUntouched : !standing.isRefactoringUntouched
    if !isBegun, isFirstOfTurn, let first = unread.last {
      return "read \(first.link)\(step.isJudgedFirst)"
    }
    return "\(step.link). " + words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The first failing test of the suite, in words, and a guard that fails as well.
  private func firstFailing(in verdict: Verdict) -> String {
    let problems = Problem.all(in: verdict, inOrderOf: Hints(of: chapter).headings)
    let first = problems.first { if case .failing = $0 { true } else { false } }
    guard let first else { return "the first failing test" }
    if first.isGuard { return "\"\(first.name)\", a guard, which passed before you began" }
    let lost = verdict.suite.failingGuards.first.map {
      "; the guard \"\($0.record.name)\", which passed before you began, fails as well"
    }
    return "\"\(first.name)\"" + (lost ?? "")
  }

  /// Whether a test came with the chapter.
  private func isGiven(_ test: TestsVerdict.Test) -> Bool {
    let file = chapter.start.appending(path: test.record.path)
    let text = try? String(textOf: file)
    return text?.contains("`\(test.record.name)`") ?? false
  }

  /// The file and line of the compiler's first error in a learner's files.
  private func place(of errors: String) -> String? {
    errors.firstMatch(of: #/(?m)^(Your(?:Tests|Refactoring)/.+?\.swift:\d+):\d+: error: /#)
      .map { Style.harmlessName(String($0.output.1)) }
  }

  /// A reminder for a learner who works on the chapter, but has not set `started`.
  var reminder: String? {
    guard let verdict, !standing.isRefactoringUntouched, !standing.isStarted,
      verdict.suite.error == nil
    else { return nil }
    return "Set `started` to true in \(chapter.workPath)/YourRefactoring/Entry.swift:"
      + " until then `swift test` reports failures of this chapter as known issues."
  }
}

extension ChapterStatus {
  init(chapter: Chapter, verdict: Verdict) {
    self.init(chapter: chapter, standing: verdict.standing, verdict: verdict)
  }

  /// The chapter to go on with. It is the last saved one of those that are begun and not passed, or else the first that
  /// is not begun after the last saved one, or of all. Nil if all are passed. If a verdict is not known, for example after an upgrade, ``LearnerNotes``
  /// says whether the chapter is passed.
  static func inWork(_ statuses: [ChapterStatus], _ told: LearnerNotes) -> ChapterStatus? {
    let begun = statuses.filter { status in
      !status.standing.isUntouched && !(status.verdict?.hasPassed ?? told.hasPassed(status.chapter))
    }
    func lastSaved(_ statuses: [ChapterStatus]) -> ChapterStatus? {
      statuses.max { $0.standing.lastSave < $1.standing.lastSave }
    }
    let last = lastSaved(statuses.filter { !$0.standing.isUntouched })?.chapter.number ?? 0
    let rest = statuses.filter(\.standing.isUntouched)
    return lastSaved(begun) ?? rest.first { $0.chapter.number > last } ?? rest.first
  }

  /// The states of all chapters, as far as they are known without judging.
  static func known(by judge: Judge, of learner: Submission) async throws -> [ChapterStatus] {
    try await judge.workbench.workbook.chapters.inOrder { chapter in
      try chapter.requireFolders()
      let standing = try learner.standing(in: chapter)
      let verdict =
        standing.isUntouched ? nil : try await judge.knownVerdict(on: chapter, of: learner)
      return ChapterStatus(chapter: chapter, standing: standing, verdict: verdict)
    }
  }
}
