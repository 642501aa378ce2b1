import Foundation

/// Proves that a chapter's judges judge right: the start, the solution, the answers, mutants and variants.
struct AnswerVerifier {
  let chapter: Chapter
  let judge: Judge

  /// What judging the untouched start showed.
  struct Start {
    let proofs: [Proof]
    let verdict: Verdict
  }

  /// Judges the untouched start, which must fail in full and earn nothing.
  func start() async throws -> Start {
    let verdict = try await verdict(tests: chapter.start, refactoring: chapter.start)
    let graded = verdict.suite.tests.filter { !$0.isGuard }
    let killed = verdict.tests.mutants.filter(\.isKilled)
    return Start(
      proofs: [
        Proof(
          "the untouched start compiles",
          objections: [verdict.tests.error, verdict.suite.error].compactMap(\.self)),
        Proof(
          "every unsolved test fails by an expectation",
          objections: graded.filter { $0.record.status != .failed }
            .map { "\"\($0.record.name)\" \($0.record.status.rawValue)" }
            + (graded.isEmpty ? ["there is no test to solve"] : [])),
        Proof(
          "the guards hold", objections: verdict.suite.failingGuards.map(\.record.name)),
        Proof(
          "given tests kill the demo mutant and no other",
          objections: killed.filter { !$0.isDemo }.map { "\($0.id) dies by what is given" }
            + (killed.contains(where: \.isDemo) ? [] : ["no demo mutant is killed"])),
        Proof(
          "it earns nothing", verdict.score == 0, else: "it earns \(verdict.score) points"),
      ], verdict: verdict)
  }

  /// Runs the suite on the untouched start in parallel, again and again.
  func guards() async throws -> Proof {
    let times = times(20)
    let changing = try await prepared(chapter.start, chapter.start) { workshop, _ in
      try await SuiteJudge(workshop: workshop).unsteadyTests(times: times)
    }
    return Proof(
      "guards are the same in \(times) parallel runs",
      objections: changing.map { "\"\($0)\" passes or fails by chance" })
  }

  /// Runs the solution's tests on the original and on every mutant, again and again: what a mutant does, and what
  /// a test finds, is no matter of chance.
  func steadiness() async throws -> Proof {
    let times = times(10)
    let claim = "no reference test ever flips, in \(times) runs on everything"
    let mutants = try chapter.mutants
    do {
      let unsteady = try await prepared(chapter.solution, chapter.solution) { workshop, _ in
        try await TestsJudge(workshop: workshop).unsteadyTests(
          of: SourceTree(root: chapter.solution, folders: [Turn.tests.rawValue]), times: times)
      }
      return Proof(claim, objections: unsteady.map { "\($0) passes and fails" })
    } catch let diagnostics as Diagnostics {
      return Proof(claim, objections: [diagnostics.text])
    }
  }

  /// Judges the solution, which must earn everything without a remark.
  func solution() async throws -> [Proof] {
    let verdict = try await verdict(tests: chapter.solution, refactoring: chapter.solution)
    let remarks = verdict.tests.tests.filter { $0.status != .valid }
    return [
      Proof(
        "the solution earns everything", verdict.hasPassed && verdict.score == verdict.maxScore,
        else: "it earns \(verdict.score) of \(verdict.maxScore)"),
      Proof(
        "every test of the solution is valid and kills something",
        objections: remarks.map { "\"\($0.record.name)\" is \($0.status.rawValue)" }),
      Proof(
        "every mutant dies by the reference tests",
        objections: verdict.tests.mutants.filter { !$0.isKilled }.map { "\($0.id) survives" }),
    ]
  }

  /// Judges a refactoring whose methods are all empty, which must earn nothing: a test of what must not happen
  /// first has to show that anything does.
  func empty() async throws -> Proof {
    let verdict = try await verdict(
      tests: chapter.start, refactoring: chapter.suite.appending(path: "Empty"))
    let unearned = verdict.suite.tests.filter { !$0.isGuard && $0.record.status == .passed }
    return Proof(
      "empty methods earn nothing",
      objections: [verdict.suite.error].compactMap(\.self)
        + unearned.map { "\"\($0.record.name)\" passes" })
  }

  /// Judges every answer that is right or wrong by definition.
  func answers() async throws -> [Proof] {
    let folder = chapter.suite.appending(path: "RightAnswers")
    let names = try FileKind.names(in: folder).sorted()
    let rejected = try await names.inOrder { name -> String? in
      let answer = folder.appending(path: name)
      if try Submission.sources(in: answer).paths.isEmpty {
        return "\(name) holds no YourTests and no YourRefactoring"
      }
      // One of the two folders is enough: the solution stands in for the other.
      let places = Turn.allCases.map { turn in
        FileKind(of: answer.appending(path: turn.rawValue)) == nil ? chapter.solution : answer
      }
      let verdict = try await verdict(tests: places[0], refactoring: places[1])
      return Self.objection(to: verdict).map { "\(name): \($0)" }
    }.compactMap(\.self)
    let variants = try PlantedDiff.all(in: chapter.suite.appending(path: "Variants"))
    let rejectedVariants = try await variants.filter(\.isInRefactoring).inOrder {
      variant -> String? in
      let verdict = try await verdict(
        tests: chapter.solution, refactoring: chapter.solution, with: variant)
      return verdict.suite.status == .passed
        ? nil : "\(variant.id): \(Self.reason(verdict.suite))"
    }.compactMap(\.self)
    let wrong = try PlantedDiff.all(in: chapter.suite.appending(path: "WrongAnswers"))
    let accepted = try await wrong.inOrder { try await objection(toWrong: $0) }
      .compactMap(\.self)
    return [
      Proof("there are two right answers or more", names.count >= 2, else: "\(names.count)"),
      Proof("every right answer is accepted", objections: rejected + rejectedVariants),
      Proof("there are five wrong answers or more", wrong.count >= 5, else: "\(wrong.count)"),
      Proof("every wrong answer is rejected, in its turn only", objections: accepted),
    ]
  }

  /// Looks at what is planted, and at what the suite knows of a learner's code.
  func plants() async throws -> [Proof] {
    let mutants = try chapter.mutants
    let variants = try PlantedDiff.all(in: chapter.suite.appending(path: "Variants"))
    let graded = mutants.count { !$0.isDemo }
    let wrong = try PlantedDiff.all(in: chapter.suite.appending(path: "WrongAnswers"))
    let mute = (mutants + variants + wrong).filter { !$0.message.hasSuffix(".") }
    return [
      Proof(
        "there are 6 to 10 mutants and a demo", (6...10).contains(graded) && graded < mutants.count,
        else: "\(graded) and \(mutants.count - graded)"),
      Proof("there are two variants or more", variants.count >= 2, else: "\(variants.count)"),
      Proof(
        "every mutant, variant and wrong answer says what it does",
        objections: mute.map { "\($0.id) has no sentence on top" }),
    ]
  }

  /// Looks into what the compiler makes of the mutants and the suite.
  ///
  /// - Returns: The proofs; none where SwiftPM builds.
  func objects() async throws -> [Proof] {
    guard judge.compiler.way == .direct else { return [] }
    let mutants = try chapter.mutants
    let shaped = try await prepared(chapter.solution, chapter.solution) { workshop, _ in
      var shaped: [PlantedDiff] = []
      for mutant in mutants {
        if try await !workshop.planted(mutant).keepsInterface { shaped.append(mutant) }
      }
      return shaped
    }
    let reached = try await prepared(chapter.start, chapter.start) { workshop, _ in
      try await symbolsBesideEntry(workshop)
    }
    return [
      Proof(
        "every mutant keeps the module's interface",
        objections: shaped.map { "\($0.id) changes a declaration, not only a body" }),
      Proof(
        "the suite calls the refactoring only through Entry.swift",
        objections: reached.map { "it calls \($0)" }),
    ]
  }

  /// How often to repeat what may be chance: through SwiftPM each run takes a second longer.
  private func times(_ count: Int) -> Int { judge.compiler.way == .direct ? count : count / 5 }

  // MARK: - Judging trees made for it

  private func verdict(
    tests: URL, refactoring: URL, with diff: PlantedDiff? = nil
  ) async throws -> Verdict {
    try await judge.store.withTemporaryFolder { root in
      try await judge.judge(
        chapter, of: tree(in: root, tests: tests, refactoring: refactoring, with: diff))
    }
  }

  private func prepared<Result>(
    _ tests: URL, _ refactoring: URL, with diff: PlantedDiff? = nil,
    _ body: (Workshop, Submission.Snapshot) async throws -> Result
  ) async throws -> Result {
    try await judge.store.withTemporaryFolder { root in
      let submission = try await tree(in: root, tests: tests, refactoring: refactoring, with: diff)
      return try await judge.prepared(chapter, submission) { workshop, snapshot in
        try await body(workshop, snapshot)
      }
    }
  }

  /// Lays out a submission of this chapter from parts of the workbook.
  private func tree(
    in root: URL, tests: URL, refactoring: URL, with diff: PlantedDiff?
  ) async throws -> Submission {
    let folder = root.appending(path: chapter.id)
    try SourceTree(root: tests, folders: [Turn.tests.rawValue]).copy(to: folder)
    try SourceTree(root: refactoring, folders: [Turn.refactoring.rawValue]).copy(to: folder)
    try await diff?.apply(in: folder)
    return Submission(root: root)
  }

  private func symbolsBesideEntry(_ workshop: Workshop) async throws -> [String] {
    let tools = judge.compiler.objectTools
    let used = try await tools.symbols(of: workshop.suite().objects, areDefined: false)
    let start = try await workshop.start()
    let entry = Compiler.objectName(for: "YourRefactoring/Entry.swift")
    let others = start.objects(of: .refactoring).filter { $0.lastPathComponent != entry }
    // What the compiler emits into every object that needs it is no one file's own.
    let shared = try await tools.symbols(
      of: start.objects(outside: .refactoring), areDefined: true)
    let owned = try await tools.symbols(of: others, areDefined: true).subtracting(shared)
    let reached = used.intersection(owned)
    return try await reached.isEmpty ? [] : tools.demangled(reached.sorted())
  }

  /// Why a wrong answer is not rejected as it should be; nil when it is.
  ///
  /// One about the tests must leave the other turn as it is. One about the refactoring is rejected by the first run of the
  /// suite that fails: what it would say in the end is of no interest, and those that hang are many.
  private func objection(toWrong answer: PlantedDiff) async throws -> String? {
    let isAboutTests = answer.touchedFiles.contains { $0.hasPrefix(Turn.tests.rawValue) }
    guard isAboutTests else {
      do {
        let isRejected = try await prepared(chapter.solution, chapter.solution, with: answer) {
          try await SuiteJudge(workshop: $0).rejects($1)
        }
        return isRejected ? nil : "\(answer.id): nothing fails"
      } catch let diagnostics as Diagnostics { return "\(answer.id): \(diagnostics.text)" }
    }
    let verdict = try await verdict(
      tests: chapter.solution, refactoring: chapter.solution, with: answer)
    let isRejected = verdict.tests.status == .failed && verdict.suite.status == .passed
    return isRejected ? nil : "\(answer.id): \(Self.reason(verdict.suite))"
  }

  /// Why a right answer has not earned everything; nil when it has.
  private static func objection(to verdict: Verdict) -> String? {
    if verdict.suite.status != .passed { return reason(verdict.suite) }
    let tests = verdict.tests
    if tests.status == .passed { return nil }
    let refused = tests.tests.filter(\.isLeftOut)
    let reasons =
      refused.map { "\"\($0.record.name)\" is \($0.status.rawValue)" }
      + tests.mutants.filter { !$0.isKilled && !$0.isDemo }.map { "\($0.id) survives" }
    return tests.error ?? reasons.joined(separator: "; ")
  }

  private static func reason(_ suite: SuiteVerdict) -> String {
    let failed = suite.tests.filter { $0.record.status != .passed }.map(\.record.name)
    return suite.error ?? (failed.isEmpty ? "nothing fails" : failed.joined(separator: "; "))
  }
}
