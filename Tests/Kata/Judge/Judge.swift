import Foundation

/// Judges chapters of a submission with a workbook's own suites, mutants and variants.
struct Judge: Sendable {
  let workbook: Workbook
  let store: Store
  let compiler: Compiler
  let progress: Progress
  /// In seconds; see ``Workbook/timeLimit``.
  private let timeLimit: Double
  /// In which tests run.
  private let sandbox: Sandbox

  /// Makes a judge, once the compiler is found and has said how it compiles.
  ///
  /// - Parameters:
  ///   - workbook: What judges.
  ///   - progress: Where it says what it is doing.
  ///   - sandbox: Whether tests run in a sandbox.
  /// - Throws: ``Failure`` when there is no compiler, nothing can be written, a limit makes no sense, or there
  ///   is no sandbox and there must be one.
  init(workbook: Workbook, progress: Progress, sandbox: SandboxMode) async throws {
    let toolchain = try Toolchain.find()
    self.workbook = workbook
    timeLimit = try workbook.timeLimit
    self.store = try Store(root: workbook.cache)
    var compiler = Compiler(
      toolchain: toolchain, recipe: try await Self.recipe(of: toolchain, store),
      moduleMap: workbook.root.appending(path: "Chapters/CSQLite/module.modulemap"),
      moduleCache: Host.runningSystem.canKeepModules() ? nil : store.root.appending(path: "modules")
    )
    let probe = Probe(
      compiler: compiler, store: store,
      runner: workbook.root.appending(path: "Tests/Judged/\(Workshop.runner)"))
    compiler.way = if let way = try BuildWay.chosen() { way } else { try await probe.way() }
    self.compiler = compiler
    self.progress = progress
    self.sandbox =
      compiler.way == .direct
      ? try await Sandbox.find(
        sandbox, libraries: compiler.recipe.libraryFolders, workbook: workbook.root, store)
      : try Sandbox.none(sandbox, because: "what SwiftPM starts runs in none")
  }

  /// Judges one chapter, or reads the verdict where nothing has changed since the last.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - submission: Whose files to judge.
  /// - Returns: The verdict.
  /// - Throws: ``Failure`` when the grader could not work.
  func judge(_ chapter: Chapter, of submission: Submission) async throws -> Verdict {
    try await store.withTemporaryFolder { folder in
      try await judge(chapter, submission.snapshot(of: chapter, in: folder))
    }
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
    try await store.withTemporaryFolder { scratch in
      let workshop = try await workshop(for: chapter, snapshot, scratch, within: allowance)
      if again {
        store.forget("suiteVerdicts", key(workshop.keys.suiteVerdict))
        store.forget("testsVerdicts", key(workshop.keys.testsVerdict))
      }
      if let known = kept(workshop, snapshot) { return known }
      _ = try await workshop.platform()
      async let suite = store.value(
        "suiteVerdicts", key(workshop.keys.suiteVerdict), keptIf: \SuiteVerdict.isSettled
      ) { try await SuiteJudge(workshop: workshop).judge(snapshot) }
      async let tests = store.value(
        "testsVerdicts", key(workshop.keys.testsVerdict), keptIf: \TestsVerdict.isSettled
      ) { try await TestsJudge(workshop: workshop).judge(snapshot) }
      return Verdict(
        chapterID: chapter.id, standing: snapshot.standing, suite: try await suite,
        tests: try await tests)
    }
  }

  /// The verdict on a chapter before anything is judged: it says what the chapter is worth.
  ///
  /// - Throws: ``Failure`` when the chapter is broken, or the grader could not work.
  func blankVerdict(on chapter: Chapter) async throws -> Verdict {
    let nothing = Submission(root: store.temporary.appending(path: "nothing"))
    return try await prepared(chapter, nothing) { workshop, _ in
      let cause = "It was not judged."
      return Verdict(
        chapterID: chapter.id, standing: .inProgress,
        suite: try await SuiteJudge(workshop: workshop).nothing(because: cause),
        tests: TestsJudge(workshop: workshop).nothing(cause, isSettled: false))
    }
  }

  /// The verdict of a chapter if it is known already; nothing is built.
  func knownVerdict(on chapter: Chapter, of submission: Submission) async throws -> Verdict? {
    try await prepared(chapter, submission) { workshop, snapshot in kept(workshop, snapshot) }
  }

  /// Builds a chapter's own program.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - scene: Which one is to be played: only ``Scene/yours`` needs the learner's files to compile.
  ///   - submission: Whose refactoring is in it.
  /// - Returns: The program's file.
  /// - Throws: ``Diagnostics`` when the refactoring does not build; ``Failure`` when the grader could not work.
  func program(
    of chapter: Chapter, for scene: Scene, of submission: Submission
  ) async throws -> URL {
    try await prepared(chapter, submission) { workshop, snapshot in
      try await workshop.builder.program(with: scene == .yours ? snapshot : nil)
    }
  }

  /// Copies a chapter of a submission, and passes the copies on with the workshop that builds them.
  func prepared<Result>(
    _ chapter: Chapter, _ submission: Submission,
    _ body: (Workshop, Submission.Snapshot) async throws -> Result
  ) async throws -> Result {
    try await store.withTemporaryFolder { folder in
      let snapshot = try submission.snapshot(of: chapter, in: folder)
      return try await body(
        workshop(for: chapter, snapshot, folder.appending(path: "made")), snapshot)
    }
  }

  /// The workshop for a chapter and a learner's files, which makes what is for them alone in a folder.
  ///
  /// - Throws: ``Failure`` when the chapter is broken, or the files cannot be hashed.
  private func workshop(
    for chapter: Chapter, _ snapshot: Submission.Snapshot, _ scratch: URL,
    within allowance: Budget.Allowance? = nil
  ) async throws -> Workshop {
    try chapter.requireFolders()
    let mutants = try chapter.mutants
    let variants = try PlantedDiff.all(in: chapter.suite.appending(path: "Variants"))
    let keys = try await ChapterKeys.of(
      chapter, plants: mutants + variants, snapshot: snapshot, compiler: compiler,
      folder: snapshot.folder)
    return Workshop(
      chapter: chapter, mutants: mutants, variants: variants, keys: keys, scratch: scratch,
      store: store, compiler: compiler, allowance: allowance, progress: progress,
      timeLimit: timeLimit, sandbox: sandbox)
  }

  private func kept(_ workshop: Workshop, _ snapshot: Submission.Snapshot) -> Verdict? {
    guard
      let suite: SuiteVerdict = store.value(
        "suiteVerdicts", key(workshop.keys.suiteVerdict)),
      let tests: TestsVerdict = store.value(
        "testsVerdicts", key(workshop.keys.testsVerdict))
    else { return nil }
    return Verdict(
      chapterID: workshop.chapter.id, standing: snapshot.standing, suite: suite, tests: tests)
  }

  /// A verdict's key: what was found without a sandbox does not count in one.
  private func key(_ verdict: String) -> String { verdict + (sandbox.isWhole ? "-sandboxed" : "") }

  /// Who this judge is.
  ///
  /// - Throws: ``Failure`` when git is missing.
  func origin() async throws -> JudgeIdentity {
    let looksIntoObjects = compiler.way == .direct && compiler.recipe.host.canReadObjects
    return JudgeIdentity(
      kata: String(compiler.recipe.kata.prefix(12)),
      swift: compiler.recipe.version
        + (compiler.way == .direct ? "" : ", through SwiftPM: its reports are unproven"),
      workbook: try await workbook.commit(),
      sandbox: sandbox.summary
        + (looksIntoObjects ? "" : "; what code calls is not looked into here"))
  }

  private static func recipe(of toolchain: Toolchain, _ store: Store) async throws -> Recipe {
    let known: Recipe? = store.value("toolchain", "recipe")
    if let known, known.madeFrom == Recipe.sources(toolchain) { return known }
    return try await store.withTemporaryFolder { folder in
      let recipe = try await Recipe(of: toolchain, folder: folder)
      try store.keep(recipe, "toolchain", "recipe")
      return recipe
    }
  }
}
