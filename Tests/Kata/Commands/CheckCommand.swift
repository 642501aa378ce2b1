/// `kata check`: judges chapters and prints the whole report on each.
struct CheckCommand: Command {
  static let name = "check"
  static let usage = "[CHAPTER...]"
  static let summary =
    "Build and judge chapters: your tests by mutants, your refactoring by the suite."
  static let details = """
    CHAPTER is a number, a name or the beginning of a name: 1, 01, subclass. Without one, all
    chapters are judged. Code that has not changed since its last verdict is not judged again.

    A mutant is killed when one of your valid tests fails on it. A test is wrong when it fails on the
    original, over-specified when it fails on a variant that behaves the same, flaky when it passes and
    fails on the same code, idle when it kills nothing; all but idle ones are left out. Tests that kill
    run again on all code, until two runs have the same results.

    What a failing test printed last stands below it. What a passing test prints is not shown.
    """

  private let names: [String]

  init(arguments: [String]) throws {
    try Self.refuseOptions(arguments)
    names = arguments
  }

  func run(in session: Session) async throws -> ExitCode {
    let chapters = try session.chapters(names)
    // Files that cannot be read are wrong usage here; in a submission they are its error.
    _ = try session.standings(in: chapters)
    if let change = try await session.workbook.changeOfGivenFiles(of: chapters) {
      Console.complain("\(change)\n")
    }
    let judge = try await session.judge()
    let style = Style.standardOutput
    var allPassed = true
    try await chapters.inOrder {
      try await judge.judge($0, of: session.learner)
    } take: { chapter, verdict in
      session.progress.clear()
      let report = OutcomeReport(
        chapter: chapter, verdict: verdict, in: session.workbook,
        change: try await session.workbook.changeOfGivenFiles(of: [chapter]), style: style)
      print(report.text + "\n")
      allPassed = allPassed && verdict.hasPassed
    }
    return allPassed ? .allPassed : .somethingFailed
  }
}
