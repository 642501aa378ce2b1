/// A test, mutant or error with hints, gentlest hint first.
struct HintTarget {
  /// The target's name, as the user types it.
  let name: String
  /// The key under which shown hints are counted.
  private(set) var id: String
  let title: String
  let stages: [String]
}

extension HintTarget {
  /// The targets that fail in a chapter, in the order of ``Problem/all(in:inOrderOf:)``.
  static func all(in verdict: Verdict, of chapter: Chapter) throws -> [HintTarget] {
    let hints = Hints(of: chapter)
    let mutants = try chapter.mutants
    return Problem.all(in: verdict, inOrderOf: hints.headings)
      .map { HintTarget($0, in: verdict, of: chapter, hints, mutants) }
  }

  private init(
    _ problem: Problem, in verdict: Verdict, of chapter: Chapter, _ hints: Hints,
    _ mutants: [PlantedDiff]
  ) {
    name = problem.name
    id = problem.id
    switch problem {
    case .testsNotJudged(let error), .refactoringNotJudged(let error):
      // Another error of the compiler is another target.
      id += ": \(error.prefix { !$0.isNewline }.prefix(100))"
      title = "\(name)/ could not be judged"
      stages = Self.advice(onBuilding: error, of: chapter)
    case .leftOut(let test):
      title = "Your test \"\(name)\" is left out"
      let check = "`swift run kata check \(chapter.number)`"
      stages = [TestRemark(test: test, verdict: verdict).hint(check)]
    case .survivor(let mutant):
      title = "The mutant \(mutant.id) survives"
      stages = mutants.first { $0.id == mutant.id }.map(hints.stages) ?? []
    case .failing(let test) where test.record.hasEndedBadly:
      title = "The test \"\(name)\" did not finish"
      let check = "`swift run kata check \(chapter.number)`"
      let words =
        (test.record.status == .timedOut
          ? ["It does not end in time. " + TestRemark.adviceOnHanging] : [])
        + (test.record.printed == nil ? [] : ["Its last printed lines are in \(check)."])
      stages =
        (words.isEmpty ? [] : [words.joined(separator: " ")])
        + Self.advice(on: test, in: verdict) + Self.located(hints.stages(for: name), in: chapter)
    case .failing(let test):
      title = "The test \"\(name)\" fails"
      let onGuard =
        "It passed before you began, and must go on passing. `git status` and `git diff` show what you have"
        + " changed in \(chapter.workPath) since. Which change breaks this test?"
      stages =
        (problem.isGuard ? [onGuard] : []) + Self.advice(on: test, in: verdict)
        + Self.located(hints.stages(for: name), in: chapter)
    }
  }

  /// All targets with hints, whether they fail or not, in the order of the lesson's steps.
  static func known(of chapter: Chapter) throws -> [HintTarget] {
    let hints = Hints(of: chapter)
    let mutants = try chapter.mutants
    return hints.headings.map { name in
      let mutant = mutants.first { $0.id == name }
      return HintTarget(
        name: name, id: name, title: mutant == nil ? "The test \"\(name)\"" : "The mutant \(name)",
        stages: mutant.map(hints.stages) ?? hints.stages(for: name))
    }
  }

  /// The target with a name, or with this beginning of a name, in capitals or small letters; nil if there is none. An
  /// ambiguous name is a ``Failure``.
  static func named(_ text: String, among targets: [HintTarget]) throws -> HintTarget? {
    let typed = text.lowercased()
    if let exact = targets.first(where: { $0.name.lowercased() == typed }) { return exact }
    let found = targets.filter { $0.name.lowercased().hasPrefix(typed) }
    guard found.count > 1 else { return found.first }
    throw Failure.usage(
      "\"\(text)\" could be " + found.map { "\"\($0.name)\"" }.joined(separator: " or ")
        + ". Type more of it.")
  }

  /// Hints, of which those that speak of code as found say where the learner still finds it, and the last names the pages
  /// on the technique.
  private static func located(_ hints: [String], in chapter: Chapter) -> [String] {
    var hints = hints.map {
      $0.contains(/as (it was )?found/)
        ? $0 + " (The code as found is in \(chapter.suitePath)/Start/YourRefactoring.)" : $0
    }
    for page in hints.isEmpty ? [] : Lesson(of: chapter).techniques {
      hints[hints.count - 1] += " (The technique, edit by edit: \(page).)"
    }
    return hints
  }

  /// Advice about a test of the suite whose findings say more than its hints: it fails with the same words as others, or
  /// its own process crashed.
  private static func advice(on test: SuiteVerdict.Test, in verdict: Verdict) -> [String] {
    guard let text = test.record.findings.first?.text else { return [] }
    if text.contains(") → .signal(") {
      return [
        "This test runs in a process of its own, and that crashed. If other tests crash, begin with those: most"
          + " likely the reason is the same."
      ]
    }
    guard let words = test.record.sameness else { return [] }
    let count = verdict.suite.tests.count { $0.record.sameness == words }
    guard count > 1 else { return [] }
    return ["\(count) tests fail alike, most likely for one reason:\n\n" + Style.harmless(text)]
  }

  // MARK: - Hints about code that does not build

  /// Advice about a learner's files that the compiler, or kata, refuses.
  private static func advice(onBuilding error: String, of chapter: Chapter) -> [String] {
    let lines = error.split(separator: "\n", omittingEmptySubsequences: false)
    let first = lines.firstIndex { $0.contains("error:") } ?? lines.startIndex
    let block = lines[first...].prefix { !$0.isEmpty }.joined(separator: "\n")
    if error.contains(TestsJudge.reachThroughEntry) {
      return [Style.harmless(block) + "\n\n" + TestsJudge.reachThroughEntry]
    }
    let isUnknown = block.contains(/YourTests\/.*error: cannot find .* in scope/)
    return [
      "Of several errors the first is the one to fix: those below often go away with it.\n\n"
        + Style.harmless(block)
    ]
      + (isUnknown
        ? [
          "Does the file begin with `@testable import \(chapter.module)`? Else: is the name right?"
        ]
        : [])
      + [
        "`git status` and `git diff \(chapter.workPath)` show what you have made and changed. Take the last change"
          + " back, and go in smaller steps that build."
      ]
  }
}
