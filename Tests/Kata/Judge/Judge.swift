/// Judges chapters of a submission with a workbook's own suites, mutants and variants.
struct Judge: Sendable {
  let workbench: Workbench
  private var store: Store { workbench.store }

  /// Judges one chapter, or reads the kept verdict if nothing has changed and it is not to be judged `again`.
  ///
  /// The last verdict is enough for a hint, although chance or a busy machine may have influenced it.
  func judge(
    _ chapter: Chapter, of submission: Submission, again: Bool = false, isLastEnough: Bool = false
  ) async throws -> Verdict {
    let folder = try store.temporaryFolder()
    return try await judge(
      chapter, submission.snapshot(of: chapter, in: folder.place), again: again,
      isLastEnough: isLastEnough)
  }

  /// Judges a copy of the learner's files in the same way, within the time of a submission where that has a limit.
  func judge(
    _ chapter: Chapter, _ snapshot: Submission.Snapshot, again: Bool = false,
    isLastEnough: Bool = false, within allowance: Budget.Allowance? = nil
  ) async throws -> Verdict {
    let builder = try await ChapterBuilder(
      workbench, chapter, snapshot, in: store.temporaryFolder(), within: allowance)
    if again {
      store.forget("suiteVerdicts", builder.keys.suiteVerdict)
      store.forget("mutantRuns", builder.keys.mutantRuns)
      store.forget("testsVerdicts", builder.keys.testsVerdict)
    }
    if let known = known(builder) { return known }
    if isLastEnough, let last = known(builder, "lastSuiteVerdicts", "lastTestsVerdicts") {
      return last
    }
    _ = try await builder.platform()
    async let suite = store.value(
      "suiteVerdicts", builder.keys.suiteVerdict, keptIf: \SuiteVerdict.isSettled
    ) { try await SuiteJudge(builder: builder).judge() }
    async let tests = testsVerdict(builder)
    let verdict = try await Verdict(
      chapterID: chapter.id, standing: snapshot.standing, suite: suite, tests: tests)
    // Chance or a busy machine may have influenced this verdict. It is good enough for a hint.
    if allowance == nil, !verdict.suite.isSettled || !verdict.tests.isSettled {
      try store.keep(verdict.suite, "lastSuiteVerdicts", builder.keys.suiteVerdict)
      try store.keep(verdict.tests, "lastTestsVerdicts", builder.keys.testsVerdict)
    }
    return verdict
  }

  private func testsVerdict(_ builder: ChapterBuilder) async throws -> TestsVerdict {
    try await store.value(
      "testsVerdicts", builder.keys.testsVerdict, keptIf: \TestsVerdict.isSettled
    ) { try await TestsJudge(builder: builder).judge() }
  }

  /// Judges a learner's tests by other mutants than the chapter's own, or reads the kept verdict.
  func testsVerdict(
    on chapter: Chapter, of submission: Submission, by mutants: [PlantedDiff],
    within allowance: Budget.Allowance? = nil
  ) async throws -> TestsVerdict {
    try await testsVerdict(
      ChapterBuilder(workbench, chapter, of: submission, within: allowance, planting: mutants))
  }

  /// The verdict on a chapter before anything is judged. It holds the points that the chapter is worth.
  func blankVerdict(on chapter: Chapter) async throws -> Verdict {
    let nothing = Submission(root: store.temporary.appending(path: "nothing"))
    let builder = try await ChapterBuilder(workbench, chapter, of: nothing)
    let cause = "It was not judged."
    return Verdict(
      chapterID: chapter.id, standing: .inProgress,
      suite: try await SuiteJudge(builder: builder).nothing(because: cause),
      tests: TestsJudge(builder: builder).nothing(cause, isSettled: false))
  }

  /// The kept verdict on a chapter; nil if there is none. Nothing is built.
  func knownVerdict(on chapter: Chapter, of submission: Submission) async throws -> Verdict? {
    known(try await ChapterBuilder(workbench, chapter, of: submission))
  }

  private func known(
    _ builder: ChapterBuilder, _ suites: String = "suiteVerdicts", _ tests: String = "testsVerdicts"
  ) -> Verdict? {
    guard
      let suite: SuiteVerdict = store.value(suites, builder.keys.suiteVerdict),
      let tests: TestsVerdict = store.value(tests, builder.keys.testsVerdict)
    else { return nil }
    return Verdict(
      chapterID: builder.chapter.id, standing: builder.snapshot.standing, suite: suite, tests: tests
    )
  }

  /// The identity of this judge.
  func identity() async throws -> JudgeIdentity {
    let compiler = workbench.compiler
    let looksIntoObjects = compiler.way == .direct && compiler.recipe.host.canReadObjects
    return JudgeIdentity(
      kata: compiler.recipe.kata.prefix(12) + (compiler.recipe.kata.hasSuffix("+") ? "+" : ""),
      swift: compiler.recipe.version
        + (compiler.way == .direct ? "" : ", through SwiftPM: its reports are unproven"),
      workbook: try await workbench.workbook.commit(),
      sandbox: (workbench.trust?.sandbox ?? .off).summary
        + (looksIntoObjects ? "" : "; the calls of your code are not looked into here"),
      sandboxed: workbench.trust?.sandbox.isWhole ?? false)
  }
}
