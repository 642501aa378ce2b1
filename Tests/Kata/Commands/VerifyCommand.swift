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
    """

  private let names: [String]

  init(arguments: [String]) throws {
    try Self.refuseOptions(arguments)
    names = arguments
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
    let answers = AnswerVerifier(chapter: chapter, judge: judge)
    let start = try await answers.start()
    let report = CheckReport(chapter: chapter, verdict: start.verdict, style: .plain).text
    let program = ProgramVerifier(chapter: chapter, judge: judge)
    let (played, outputs) = try await program.played()
    let lesson = LessonVerifier(
      chapter: chapter, outputs: outputs.merging(["check": report]) { $1 },
      gradedTests: start.verdict.suite.tests.filter { !$0.isGuard }.map(\.record.name),
      hiddenMutants: try PlantedDiff.all(in: chapter.suite.appending(path: "Mutants"))
        .filter { $0.isInRefactoring && !$0.isDemo }.map(\.id))
    return try await FolderVerifier(chapter: chapter).proofs() + start.proofs
      + [answers.guards(), answers.empty(), answers.steadiness()] + answers.solution()
      + answers.answers() + answers.plants() + answers.objects()
      + [program.legacyStandsAlone()] + played + lesson.proofs()
      + [AttemptVerifier(chapter: chapter, judge: judge).proof()]
  }
}
