/// One thing that keeps a chapter from passing.
enum Problem: Sendable {
  /// Why the learner's tests could not be judged.
  case testsNotJudged(String)
  case leftOut(TestsVerdict.Test)
  case survivor(TestsVerdict.Mutant)
  /// Why the refactoring could not be judged.
  case refactoringNotJudged(String)
  case failing(SuiteVerdict.Test)

  /// What it is known by, in hints and on the command line: a test's name, a mutant's id, a folder.
  var name: String {
    switch self {
    case .testsNotJudged: Turn.tests.rawValue
    case .leftOut(let test): Style.harmless(test.record.name)
    case .survivor(let mutant): mutant.id
    case .refactoringNotJudged: Turn.refactoring.rawValue
    case .failing(let test): test.record.name
    }
  }

  /// Whether it is behaviour that must survive, and did not.
  var isGuard: Bool { if case .failing(let test) = self { test.isGuard } else { false } }

  /// Tells it from the others of its chapter, also when lines were added above; a crash is another problem than a
  /// failure.
  var id: String {
    switch self {
    case .testsNotJudged, .survivor, .refactoringNotJudged: name
    case .leftOut(let test): test.record.key
    case .failing(let test): name + (test.record.hasEndedBadly ? " (crash)" : "")
    }
  }
}

extension Problem {
  /// Looks for them in the order a learner works in: what could not be judged, the tests, the mutants, the suite.
  ///
  /// While tests are left out, they may be the ones that would kill the survivors: then those come last.
  /// Mutants and tests of the suite are in the order of the names, which is that of the lesson's steps.
  static func all(in verdict: Verdict, inOrderOf names: [String]) -> [Problem] {
    func inOrder(_ problems: [Problem]) -> [Problem] {
      problems.map { (names.firstIndex(of: $0.name) ?? names.endIndex, $0) }
        .sorted { $0.0 < $1.0 }.map(\.1)
    }
    let left = verdict.tests.tests.filter(\.isLeftOut)
    let waiting = left.filter(verdict.isWaitingForTurn2).map(Problem.leftOut)
    let survivors = verdict.tests.error == nil ? verdict.tests.survivors.map(Problem.survivor) : []
    var broken: [Problem] = []
    if let error = verdict.tests.error, verdict.tests.isBrokenItself {
      broken.append(.testsNotJudged(error))
    }
    if let error = verdict.suite.error { broken.append(.refactoringNotJudged(error)) }
    let first = left.filter { !verdict.isWaitingForTurn2($0) }.map(Problem.leftOut)
    let suite =
      verdict.suite.error == nil
      ? verdict.suite.tests.filter { $0.record.status != .passed }.map(Problem.failing) : []
    return broken
      + (left.isEmpty
        ? inOrder(survivors + suite) : first + inOrder(suite) + waiting + inOrder(survivors))
  }
}
