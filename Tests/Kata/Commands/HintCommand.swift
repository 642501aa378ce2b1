/// `kata hint`: prints the next hint for a failing test or a surviving mutant.
struct HintCommand: Command {
  static let name = "hint"
  static let usage = "CHAPTER [NAME] [--all]"
  static let summary = "Give the next hint for what fails first, or for the test or mutant NAME."
  static let details = """
    NAME is the name of a failing test or of a surviving mutant, or the beginning of one, in capitals or
    small letters. Without it, the hint is for what fails first. For a test there are a question, a
    pointer, and almost the answer; for a mutant what goes wrong, a pointer, and its diff, which is left
    out for a mutant of your own code. The hints that you have seen are kept in .kata/hints.json.

    --all is for teachers: it prints all hints of the chapter, or all for NAME, judges nothing, and counts
    none as seen.
    """

  private let chapterName: String
  private let thing: String
  private let showsAll: Bool

  init(arguments: [String]) throws {
    showsAll = arguments.contains("--all")
    let words = arguments.filter { $0 != "--all" }
    try Self.refuseOptions(words)
    chapterName = try Self.oneChapter(Array(words.prefix(1)))
    thing = words.dropFirst().joined(separator: " ")
  }

  func run(in session: Session) async throws -> ExitCode {
    let chapter = try session.chapter(chapterName)
    try chapter.requireFolders()
    if showsAll { return try printAll(of: chapter) }
    let judge = try await session.judge()
    let verdict = try await judge.judge(chapter, of: session.learner, isLastEnough: true)
    session.progress.clear()
    let failing = try HintTarget.all(in: verdict, of: chapter)
    if let target = try thing.isEmpty
      ? failing.first : HintTarget.named(thing, among: failing + later(in: verdict, of: chapter))
    {
      return try show(target, of: chapter, in: session.workbook)
    }
    if thing.isEmpty {
      print("Nothing fails in chapter \(chapter.number): no hint is needed.")
      return .allPassed
    }
    let target = try named(in: chapter, judged: verdict)
    let isMutant = verdict.tests.mutants.contains { $0.id == target.name }
    if !target.stages.isEmpty, isMutant ? verdict.tests.error != nil : verdict.suite.error != nil {
      return try show(target, of: chapter, in: session.workbook)
    }
    print("\(target.title) \(isMutant ? "is killed" : "passes"): no hint is needed.")
    return .allPassed
  }

  /// The failing tests for another day, which have no hints of their own.
  private func later(in verdict: Verdict, of chapter: Chapter) -> [HintTarget] {
    verdict.suite.forAnotherDay.filter { $0.record.status != .passed }.map(\.record.name)
      .map { name in
        let command = "`swift run kata test \(chapter.number) \"\(name)\"`"
        return HintTarget(
          name: name, id: name, title: "The test \"\(name)\"",
          stages: ["It is for another day, and earns no points. \(command) shows why it fails."])
      }
  }

  private func show(
    _ target: HintTarget, of chapter: Chapter, in workbook: Workbook
  ) throws -> ExitCode {
    guard !target.stages.isEmpty else {
      let check = "`swift run kata check \(chapter.number)` shows what is wrong."
      print(Style.standardOutput.bold(target.title) + "\nThere is no hint for this. " + check)
      return .somethingFailed
    }
    var notes = LearnerNotes(of: workbook)
    try notes.addHint(target, of: chapter)
    let words = thing.isEmpty ? "" : " " + quoted(thing)
    let report = HintReport(
      target: target, chapter: chapter, count: notes.hintCount(target, of: chapter),
      again: "`swift run kata hint \(chapter.number)\(words)` again", style: .standardOutput)
    print(report.newest)
    return .somethingFailed
  }

  private func printAll(of chapter: Chapter) throws -> ExitCode {
    let targets =
      try thing.isEmpty ? HintTarget.known(of: chapter) : [named(in: chapter, judged: nil)]
    for target in targets {
      let report = HintReport(
        target: target, chapter: chapter, count: target.stages.count, again: "",
        style: .standardOutput)
      print(report.list() + "\n")
    }
    return .allPassed
  }

  /// The target that the user named, whether it fails or not.
  private func named(in chapter: Chapter, judged verdict: Verdict?) throws -> HintTarget {
    var known = try HintTarget.known(of: chapter)
    let tests =
      (verdict.map { $0.suite.tests + $0.suite.forAnotherDay } ?? [])
      .map { ($0.record.name, "The test") }
      + (verdict?.tests.tests.map { (Style.harmless($0.record.name), "Your test") } ?? [])
    for (name, kind) in tests where !known.contains(where: { $0.name == name }) {
      known.append(HintTarget(name: name, id: name, title: "\(kind) \"\(name)\"", stages: []))
    }
    known += try chapter.mutants.filter(\.isDemo).map { mutant in
      HintTarget(
        name: mutant.id, id: mutant.id, title: "The mutant \(mutant.id)", stages: [mutant.message])
    }
    if let target = try HintTarget.named(thing, among: known) { return target }
    let guess = Suggestion.nearest(
      to: thing.lowercased(), among: known.map { ($0.name.lowercased(), $0.name) })
    throw Failure.usage(
      "Chapter \(chapter.number) has no test and no mutant \"\(thing)\"."
        + (guess.map { " Did you mean \"\($0)\"?" }
          ?? " `swift run kata check \(chapter.number)` names what fails."))
  }

  /// A name that a shell takes for one word.
  private func quoted(_ name: String) -> String {
    name.contains { !$0.isLetter && !$0.isNumber && $0 != "-" } ? Trace.quoted(name) : name
  }
}
