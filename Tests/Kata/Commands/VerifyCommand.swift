import Foundation

/// `kata verify`: proves that chapters keep their promises, for authors and CI.
struct VerifyCommand: Command {
  static let name = "verify"
  static let usage = "[CHAPTER...]"
  static let summary = "For authors and CI: prove that chapters keep their promises."
  static let details = """
    It judges the untouched start, the solution, every right and wrong answer, every mutant and variant,
    and compares lessons, hints and folders with what they must be. It prints one line for each check,
    and a last line that counts them. A chapter whose proofs all held is read from the store until one of
    its files changes, or --again proves it anew. Proofs that need many runs of the same programs are read
    until these programs change.

    With --fix it first brings up to date what moved: mutants, variants and other diffs whose code has
    changed around them, Start by the two folders in which learners find it, files of the suite that the
    chapter's program writes, and the declarations and outputs that README.md quotes. It prints a diff of
    its changes. Files that need a decision are named and left alone.
    """
  static let worksInHandout = false

  private let names: [String]
  private let isFixing: Bool
  private let isAgain: Bool

  init(arguments: [String]) throws {
    isFixing = arguments.contains("--fix")
    isAgain = arguments.contains("--again")
    names = arguments.filter { !["--fix", "--again"].contains($0) }
    try Self.refuseOptions(names)
  }

  func run(in session: Session) async throws -> ExitCode {
    let chapters = try session.chapters(names)
    let judge = try await session.judge()
    let style = Style.standardOutput
    var passed = 0
    var failed = 0
    try await chapters.inOrder {
      try await proofs(of: $0, judge)
    } take: { chapter, proofs in
      session.progress.clear()
      FolderVerifier(chapter: chapter).remarks.forEach { print($0) }
      for proof in proofs {
        print((proof.holds ? style.good("✔") : style.bad("✘")) + " \(chapter.id): \(proof.claim)")
        proof.objections.forEach { print(Style.indented(Style.harmless($0), by: 4)) }
      }
      passed += proofs.count(where: \.holds)
      failed += proofs.count { !$0.holds }
    }
    print("\(passed) passed, \(failed) failed")
    return failed == 0 ? .allPassed : .somethingFailed
  }

  private func proofs(of chapter: Chapter, _ judge: Judge) async throws -> [Proof] {
    try chapter.requireFolders()
    let diffs = DiffFix(chapter: chapter, workbench: judge.workbench)
    if isFixing {
      try await show(chapter, judge) { try await diffs.apply() }
      let start = StartFix(chapter: chapter, judge: judge)
      try await show(chapter, judge) { try await start.apply() }
    }
    let applies = try await diffs.proof()
    guard applies.holds else { return [applies] }
    let kept = KeptProofs(chapter: chapter, workbench: judge.workbench, isAgain: isAgain)
    return try await kept.proofs { try await [applies] + rest(of: chapter, judge, kept) }
  }

  /// The proofs that need each diff to apply.
  private func rest(
    of chapter: Chapter, _ judge: Judge, _ kept: KeptProofs
  ) async throws -> [Proof] {
    let folder = try judge.workbench.store.temporaryFolder()
    let program = ProgramVerifier(chapter: chapter, workbench: judge.workbench)
    let attempt = AttemptVerifier(chapter: chapter, workbench: judge.workbench, kept: kept)
    let refused = RefusedVerifier(chapter: chapter, workbench: judge.workbench, kept: kept)
    // Scenes wait for their clocks: meanwhile the answers are judged.
    async let showings = program.played()
    if isFixing {
      let outputs = try await program.outputs(of: showings)
      try await show(chapter, judge) { try program.fix(outputs) }
    }
    let answers = try AnswerVerifier(
      chapter: chapter, judge: judge, kept: kept, folder: folder.place)
    let start = try await answers.start()
    async let legacy = program.legacyStandsAlone()
    async let attempted = attempt.proof()
    async let refusals = refused.proof()
    async let answered = answers.proofs(on: start)
    var outputs = try await program.outputs(of: showings)
    outputs["check"] = CheckReport(chapter: chapter, verdict: start, style: .plain).body
    outputs.merge(try await program.seams()) { $1 }
    if isFixing {
      let fix = LessonFix(chapter: chapter, outputs: outputs)
      try await show(chapter, judge) { try fix.apply() }
    }
    let lesson = LessonVerifier(chapter: chapter, outputs: outputs, start: start)
    return try await [FolderVerifier(chapter: chapter).proof()] + answered
      + [legacy, program.proof(showings, outputs)] + lesson.proofs() + [attempted, refusals]
  }

  /// Runs a fix for a chapter, and prints its changes and remarks at once, because a later step may fail.
  private func show(
    _ chapter: Chapter, _ judge: Judge, fix: () async throws -> [String]
  ) async throws {
    let temporary = try judge.workbench.store.temporaryFolder()
    let folder = temporary.place
    func copy(to side: String) throws {
      for (path, top) in [(chapter.workPath, "Chapters"), (chapter.suitePath, "Tests")] {
        let (place, parent) = (chapter.root.appending(path: path), "\(side)/\(top)")
        try FileManager.default.createDirectory(
          at: folder.appending(path: parent), withIntermediateDirectories: true)
        try TemporaryFiles.copyContents(of: place, to: folder.appending(path: "\(side)/\(path)"))
      }
    }
    try copy(to: "a")
    let remarks = try await fix()
    try copy(to: "b")
    let diff = try await Git(.none, in: folder).difference(["--no-prefix", "a", "b"])
    // Removes git's own lines above each file's diff.
    let heads = /(?m)^(?:diff --git|index|new file mode|deleted file mode) .*\n/
    judge.workbench.progress.clear()
    remarks.forEach { print(Style.harmless($0)) }
    if diff.isEmpty { return }
    let style = Style.standardOutput
    for line in Style.harmless(diff.replacing(heads, with: "")).components(separatedBy: "\n") {
      print(line.hasPrefix("+") ? style.good(line) : line.hasPrefix("-") ? style.bad(line) : line)
    }
  }
}
