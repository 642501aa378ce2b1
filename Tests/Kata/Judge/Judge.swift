/// Judges chapters of a submission with a workbook's own suites, mutants and variants.
struct Judge: Sendable {
  let workbench: Workbench
  private var store: Store { workbench.store }

  /// Judges one chapter, or reads the verdict where nothing has changed since the last.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - submission: Whose files to judge.
  ///   - again: Whether all tests run again, whatever is known.
  /// - Returns: The verdict.
  /// - Throws: ``Failure`` when the grader could not work.
  func judge(
    _ chapter: Chapter, of submission: Submission, again: Bool = false
  ) async throws -> Verdict {
    let folder = try store.temporaryFolder()
    defer { folder.remove() }
    return try await judge(
      chapter, submission.snapshot(of: chapter, in: folder.place), again: again)
  }

  /// Judges files that were copied before, or reads the verdict where nothing has changed since the last.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - snapshot: The copies.
  ///   - again: Whether all tests run again, whatever is known.
  ///   - allowance: The time of the submission; nil where nothing counts it.
  /// - Returns: The verdict.
  /// - Throws: ``Failure`` when the grader could not work.
  func judge(
    _ chapter: Chapter, _ snapshot: Submission.Snapshot, again: Bool = false,
    within allowance: Budget.Allowance? = nil
  ) async throws -> Verdict {
    let scratch = try store.temporaryFolder()
    defer { scratch.remove() }
    let builder = try await ChapterBuilder(
      workbench, chapter, snapshot, scratch: scratch.place, within: allowance)
    if again {
      store.forget("suiteVerdicts", builder.keys.suiteVerdict)
      store.forget("testsVerdicts", builder.keys.testsVerdict)
    }
    if let known = known(builder) { return known }
    _ = try await builder.platform()
    async let suite = suiteVerdict(builder)
    async let tests = testsVerdict(builder)
    let verdict = try await Verdict(
      chapterID: chapter.id, standing: snapshot.standing, suite: suite, tests: tests)
    if allowance == nil, !verdict.suite.isSettled || !verdict.tests.isSettled {
      try store.keep(Latest(verdict), Latest.kind, Latest.key(builder))
    }
    return verdict
  }

  /// Both halves of a verdict in which chance or a busy machine had a part: enough for a hint.
  private struct Latest: Codable {
    let suite: SuiteVerdict
    let tests: TestsVerdict

    init(_ verdict: Verdict) { (suite, tests) = (verdict.suite, verdict.tests) }

    static let kind = "latestVerdicts"
    static func key(_ builder: ChapterBuilder) -> String {
      builder.keys.testsVerdict + builder.keys.suiteVerdict
    }
  }

  /// The last verdict on files that have not changed since, or a new one.
  func latestVerdict(on chapter: Chapter, of submission: Submission) async throws -> Verdict {
    let folder = try store.temporaryFolder()
    defer { folder.remove() }
    let builder = try await ChapterBuilder(workbench, chapter, of: submission, in: folder)
    if let known = known(builder) { return known }
    guard let latest: Latest = store.value(Latest.kind, Latest.key(builder)) else {
      return try await judge(chapter, of: submission)
    }
    return Verdict(
      chapterID: chapter.id, standing: builder.snapshot.standing, suite: latest.suite,
      tests: latest.tests)
  }

  private func suiteVerdict(_ builder: ChapterBuilder) async throws -> SuiteVerdict {
    try await store.value(
      "suiteVerdicts", builder.keys.suiteVerdict, keptIf: \SuiteVerdict.isSettled
    ) { try await SuiteJudge(builder: builder).judge() }
  }

  private func testsVerdict(_ builder: ChapterBuilder) async throws -> TestsVerdict {
    try await store.value(
      "testsVerdicts", builder.keys.testsVerdict, keptIf: \TestsVerdict.isSettled
    ) { try await TestsJudge(builder: builder).judge() }
  }

  /// The verdict on a chapter before anything is judged: it says what the chapter is worth.
  func blankVerdict(on chapter: Chapter) async throws -> Verdict {
    let folder = try store.temporaryFolder()
    defer { folder.remove() }
    let nothing = Submission(root: store.temporary.appending(path: "nothing"))
    let builder = try await ChapterBuilder(workbench, chapter, of: nothing, in: folder)
    let cause = "It was not judged."
    return Verdict(
      chapterID: chapter.id, standing: .inProgress,
      suite: try await SuiteJudge(builder: builder).nothing(because: cause),
      tests: TestsJudge(builder: builder).nothing(cause, isSettled: false))
  }

  /// The verdict of a chapter if it is known already; nothing is built.
  func knownVerdict(on chapter: Chapter, of submission: Submission) async throws -> Verdict? {
    let folder = try store.temporaryFolder()
    defer { folder.remove() }
    return known(try await ChapterBuilder(workbench, chapter, of: submission, in: folder))
  }

  private func known(_ builder: ChapterBuilder) -> Verdict? {
    guard
      let suite: SuiteVerdict = store.value("suiteVerdicts", builder.keys.suiteVerdict),
      let tests: TestsVerdict = store.value("testsVerdicts", builder.keys.testsVerdict)
    else { return nil }
    return Verdict(
      chapterID: builder.chapter.id, standing: builder.snapshot.standing, suite: suite, tests: tests
    )
  }

  /// Who this judge is.
  func identity() async throws -> JudgeIdentity {
    let compiler = workbench.compiler
    let looksIntoObjects = compiler.way == .direct && compiler.recipe.host.canReadObjects
    return JudgeIdentity(
      kata: String(compiler.recipe.kata.prefix(12)),
      swift: compiler.recipe.version
        + (compiler.way == .direct ? "" : ", through SwiftPM: its reports are unproven"),
      workbook: try await workbench.workbook.commit(),
      sandbox: (workbench.trust?.sandbox ?? .off).summary
        + (looksIntoObjects ? "" : "; what code calls is not looked into here"))
  }
}
