/// Something that hints can be about, and the hints there are for it, gentlest first.
struct HintTarget {
  /// What it is known by, as the user types it.
  let name: String
  /// What its hints are counted by.
  let id: String
  let title: String
  let stages: [String]
}

extension HintTarget {
  /// What fails in a chapter, in the order a learner works in, tests that wait for turn 2 last.
  ///
  /// - Throws: ``Failure`` when the chapter's mutants cannot be read.
  static func all(in verdict: Verdict, of chapter: Chapter) throws -> [HintTarget] {
    let hints = Hints(of: chapter)
    let mutants = try chapter.mutants
    return Problem.all(in: verdict).map { HintTarget($0, in: verdict, of: chapter, hints, mutants) }
  }

  private init(
    _ problem: Problem, in verdict: Verdict, of chapter: Chapter, _ hints: Hints,
    _ mutants: [PlantedDiff]
  ) {
    name = problem.name
    id = Self.id(of: problem)
    switch problem {
    case .testsNotJudged(let error), .refactoringNotJudged(let error):
      title = "\(name)/ could not be judged"
      stages = Self.advice(onBuilding: error, of: chapter)
    case .leftOut(let test):
      title = "Your test \"\(name)\" is left out"
      stages = [Self.advice(on: test, in: verdict, of: chapter)]
    case .survivor(let mutant):
      title = "The mutant \(mutant.id) survives"
      stages = mutants.first { $0.id == mutant.id }.map(hints.stages) ?? []
    case .failing(let test) where test.record.hasEndedBadly:
      title = "The test \"\(name)\" did not finish"
      stages =
        [
          "It crashes or does not end. What it printed last is in `swift run kata check"
            + " \(chapter.number)`."
        ] + hints.stages(for: name)
    case .failing:
      title = "The test \"\(name)\" fails"
      stages =
        problem.isGuard
        ? [
          "It passed before you began, and must go on passing. `git diff \(chapter.workPath)` shows what"
            + " you have changed since. Which of that does it feel?"
        ] : hints.stages(for: name)
    }
  }

  /// What the hints for a problem are counted by: another error of the compiler is another thing.
  private static func id(of problem: Problem) -> String {
    switch problem {
    case .testsNotJudged(let error), .refactoringNotJudged(let error):
      "\(problem.id): \(error.prefix { !$0.isNewline }.prefix(100))"
    case .leftOut, .survivor, .failing: problem.id
    }
  }

  /// All that there are hints about, whatever fails: the mutants, then the tests of the suite.
  ///
  /// - Throws: ``Failure`` when the chapter's mutants cannot be read.
  static func known(of chapter: Chapter) throws -> [HintTarget] {
    let hints = Hints(of: chapter)
    let mutants = try chapter.mutants.filter { !$0.isDemo }
    let ids = Set(mutants.map(\.id))
    return mutants.map { mutant in
      HintTarget(
        name: mutant.id, id: mutant.id, title: "The mutant \(mutant.id)",
        stages: hints.stages(for: mutant))
    }
      + hints.headings.filter { !ids.contains($0) }.map { name in
        HintTarget(
          name: name, id: name, title: "The test \"\(name)\"", stages: hints.stages(for: name))
      }
  }

  /// The one of some targets that a name or the beginning of one means, in capitals or small letters.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - targets: What could have been meant.
  /// - Returns: The target; nil when it means none.
  /// - Throws: ``Failure`` when it means more than one.
  static func named(_ text: String, among targets: [HintTarget]) throws -> HintTarget? {
    let typed = text.lowercased()
    if let exact = targets.first(where: { $0.name.lowercased() == typed }) { return exact }
    let found = targets.filter { $0.name.lowercased().hasPrefix(typed) }
    guard found.count > 1 else { return found.first }
    throw Failure.usage(
      "\"\(text)\" could be " + found.map { "\"\($0.name)\"" }.joined(separator: " or ")
        + ". Type more of it.")
  }

  // MARK: - What a chapter's hints do not know

  /// What to do where the compiler, or kata, refuses the learner's files.
  private static func advice(onBuilding error: String, of chapter: Chapter) -> [String] {
    let lines = error.split(separator: "\n", omittingEmptySubsequences: false)
    let first = lines.firstIndex { $0.contains("error:") } ?? lines.startIndex
    let block = lines[first...].prefix { !$0.isEmpty }
    return [
      "Of several errors the first is the one to fix: those below often go away with it.\n\n"
        + Style.harmless(block.joined(separator: "\n")),
      "`git diff \(chapter.workPath)` shows what you have changed. Take the last change back, and go in"
        + " smaller steps that build.",
    ]
  }

  /// What to look at when a learner's test is left out.
  private static func advice(
    on test: TestsVerdict.Test, in verdict: Verdict, of chapter: Chapter
  ) -> String {
    let check = "`swift run kata check \(chapter.number)`"
    if test.status == .flaky {
      return
        "It passes and fails on the same code. Look for random values, the real clock, the order of a set or"
        + " a dictionary, work that is not awaited, and something shared that another test changes."
    }
    if test.record.hasEndedBadly {
      return
        "It crashes or does not end. \(check) shows what it printed last. Does that name a class the"
        + " test forgot to replace? Else look for indices, force unwraps and loops, in the test and in"
        + " its doubles."
    }
    if test.status == .notReached {
      return
        "It was not run everywhere: other tests crash or hang, and used up the time. Fix those first."
    }
    if verdict.isWaitingForTurn2(test) {
      return
        "It is red on your code and green on a right answer: it waits for turn 2, and needs no change."
    }
    if test.failsOnOwnCode {
      return
        "It passes on a right answer to turn 2 and fails on your code, which passes the suite. Does the"
        + " test depend on a decision that was yours, or stop before your code is done? Else your code has a"
        + " bug that the suite does not know; \(check) shows what the test found."
    }
    if test.status == .overSpecified {
      return
        "It fails on code that is just as correct and written differently. Does it count calls, insist on"
        + " an order, or look at how something is done? Assert what can be observed instead."
    }
    if verdict.tests.isOnOwnCode {
      return
        "It fails on a right answer to turn 2, which fixes what the given code does wrong. Does the"
        + " test pin a bug, or depend on a decision that was yours?"
    }
    return
      "It fails on the code as it is given to you, which is right by definition. What does the test"
      + " assume that is not true? Or does another test leave something set? \(check) shows what it found."
  }
}
