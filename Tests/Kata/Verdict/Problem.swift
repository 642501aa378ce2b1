/// A problem that keeps a chapter from passing.
enum Problem: Sendable {
  /// The learner's tests could not be judged, and the reason.
  case testsNotJudged(String)
  case leftOut(TestsVerdict.Test)
  case survivor(TestsVerdict.Mutant)
  /// The refactoring could not be judged, and the reason.
  case refactoringNotJudged(String)
  case failing(SuiteVerdict.Test)

  /// The problem's name in hints and on the command line: a test's name, a mutant's id or a folder.
  var name: String {
    switch self {
    case .testsNotJudged: Turn.tests.rawValue
    case .leftOut(let test): Style.harmless(test.record.name)
    case .survivor(let mutant): mutant.id
    case .refactoringNotJudged: Turn.refactoring.rawValue
    case .failing(let test): test.record.name
    }
  }

  /// Whether the problem is a failing guard, that is lost behaviour.
  var isGuard: Bool { if case .failing(let test) = self { test.isGuard } else { false } }

  /// The problem's identity within its chapter. It stays the same when lines are added above. A crash is another
  /// problem than a failure.
  var id: String {
    switch self {
    case .testsNotJudged, .survivor, .refactoringNotJudged: name
    case .leftOut(let test): test.record.key
    case .failing(let test): name + (test.record.hasEndedBadly ? " (crash)" : "")
    }
  }
}

extension Problem {
  /// The problems in the order of a learner's work: errors that prevent judging, the tests, the mutants, the suite.
  ///
  /// While tests are left out, they may be the ones that would kill the survivors: then the survivors come last, as they
  /// do while the learner works on turn 2. Mutants and tests of the suite are in the order of `names`, which is that of
  /// the lesson's steps.
  static func all(in verdict: Verdict, inOrderOf names: [String]) -> [Problem] {
    func inOrder(_ problems: [Problem]) -> [Problem] {
      problems.sorted(inOrderOf: names, by: \.name)
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
      + (left.isEmpty && !verdict.followsSaves
        ? inOrder(survivors + suite) : first + inOrder(suite) + waiting + inOrder(survivors))
  }
}
