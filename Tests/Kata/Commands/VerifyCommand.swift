import Foundation

/// `kata verify`: proves that chapters keep their promises, for authors and CI.
struct VerifyCommand: Command {
  static let name = "verify"
  static let usage = "[CHAPTER...]"
  static let summary = "For authors and CI: prove that chapters keep their promises."
  static let details = """
    It judges the untouched start, the solution, every right and wrong answer, every mutant and variant,
    and compares lessons, hints and folders with what they must be. It prints one line for each check,
    and a last line that counts them.

    With --fix it first brings up to date what moved: mutants, variants and wrong answers whose code has
    changed around them, Start by the two folders in which learners find it, files of the suite that the
    chapter's program writes, and the code and outputs that README.md quotes. It shows as a diff what it
    changed. What needs a decision it leaves alone, and says so.
    """

  private let names: [String]
  private let isFixing: Bool

  init(arguments: [String]) throws {
    let fix = "--fix"
    isFixing = arguments.contains(fix)
    names = arguments.filter { $0 != fix }
    try Self.refuseOptions(names)
  }

  /// What verifying a chapter showed.
  private struct Findings {
    let proofs: [Proof]
    /// What else there is to be said.
    let remarks: [String]
  }

  func run(in session: Session) async throws -> ExitCode {
    let chapters = try session.chapters(names)
    let judge = try await session.judge()
    let style = Style.standardOutput
    var passed = 0
    var failed = 0
    try await chapters.inOrder {
      try await findings(on: $0, session, judge)
    } take: { chapter, findings in
      session.progress.clear()
      findings.remarks.forEach { print($0) }
      for proof in findings.proofs {
        print((proof.holds ? style.good("✔") : style.bad("✘")) + " \(chapter.id): \(proof.claim)")
        proof.objections.forEach { print(Style.indented(Style.harmless($0), by: 4)) }
      }
      passed += findings.proofs.count(where: \.holds)
      failed += findings.proofs.count { !$0.holds }
    }
    print("\(passed) passed, \(failed) failed")
    return failed == 0 ? .allPassed : .somethingFailed
  }

  private func findings(
    on chapter: Chapter, _ session: Session, _ judge: Judge
  ) async throws -> Findings {
    try chapter.requireFolders()
    if isFixing {
      try await show(DiffFix(chapter: chapter, judge: judge).apply(), session, judge)
      try await show(StartFix(chapter: chapter, judge: judge).apply(), session, judge)
    }
    let applies = try await DiffFix(chapter: chapter, judge: judge).proof()
    guard applies.holds else { return Findings(proofs: [applies], remarks: []) }
    let program = ProgramVerifier(chapter: chapter, judge: judge)
    let (objections, printed) = try await program.played()
    if isFixing { try await show(WrittenFile.fix(printed, in: chapter), session, judge) }
    let answers = AnswerVerifier(chapter: chapter, judge: judge)
    let start = try await answers.start()
    let report = CheckReport(chapter: chapter, verdict: start.verdict, style: .plain).text
    let outputs = printed.merging(["check": report]) { $1 }
    if isFixing {
      try await show(LessonFix(chapter: chapter, outputs: outputs).apply(), session, judge)
    }
    let mutants = try chapter.mutants
    let tests = start.verdict.suite.tests
    let lesson = LessonVerifier(
      chapter: chapter, outputs: outputs,
      gradedTests: tests.filter { !$0.isGuard }.map(\.record.name),
      hintable: Set(tests.map(\.record.name) + mutants.map(\.id)),
      gradedMutants: mutants.filter { !$0.isDemo }.map(\.id))
    let folders = FolderVerifier(chapter: chapter)
    let proofs =
      try await [applies] + folders.proofs() + start.proofs
      + [answers.guards(), answers.empty(), answers.steadiness()] + answers.solution()
      + answers.answers() + answers.plants() + answers.objects()
      + [program.legacyStandsAlone(), program.proof(objections, printed)] + lesson.proofs()
      + [AttemptVerifier(chapter: chapter, judge: judge).proof()]
    return Findings(proofs: proofs, remarks: folders.remarks)
  }

  /// Prints what was fixed as soon as it is: what comes after may fail.
  private func show(_ fixes: Fixes, _ session: Session, _ judge: Judge) async throws {
    session.progress.clear()
    fixes.remarks.forEach { print(Style.harmless($0)) }
    if fixes.changes.isEmpty { return }
    let diff = try await judge.store.withTemporaryFolder {
      try await Change.diff(fixes.changes, in: $0)
    }
    let style = Style.standardOutput
    for line in Style.harmless(diff).split(separator: "\n", omittingEmptySubsequences: false) {
      let text = String(line)
      print(line.hasPrefix("+") ? style.good(text) : line.hasPrefix("-") ? style.bad(text) : text)
    }
  }
}
