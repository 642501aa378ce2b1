import Foundation

/// `kata hint`: the next hint for something that fails.
struct HintCommand: Command {
  static let name = "hint"
  static let usage = "CHAPTER [NAME] [--all]"
  static let summary = "Give the next hint for what fails first, or for the test or mutant NAME."
  static let details = """
    NAME is the name of a failing test or of a surviving mutant, or the beginning of one, in capitals or
    small letters. Without it, the hint is for what fails first. For a test there are a question, a
    pointer, and almost the answer; for a mutant what goes wrong, a pointer, and its diff, which is left
    out for a mutant of your own code. Which hints you have seen is kept in .kata/hints.json.

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
    if showsAll { return try printAll(of: chapter) }
    let judge = try await session.judge()
    let verdict = try await judge.judge(chapter, of: session.learner)
    session.progress.clear()
    let failing = try HintTarget.all(in: verdict, of: chapter)
    guard !thing.isEmpty else {
      guard let first = failing.first else {
        print("Nothing fails in chapter \(chapter.number): no hint is needed.")
        return .allPassed
      }
      return try show(first, of: chapter, in: session.workbook)
    }
    if let target = try HintTarget.named(thing, among: failing) {
      return try show(target, of: chapter, in: session.workbook)
    }
    let target = try named(in: chapter, judged: verdict)
    let isMutant = verdict.tests.mutants.contains { $0.id == target.name }
    if !target.stages.isEmpty, isMutant ? verdict.tests.error != nil : verdict.suite.error != nil {
      return try show(target, of: chapter, in: session.workbook)
    }
    print("\(target.title) \(isMutant ? "is killed" : "passes"): no hint is needed.")
    return .allPassed
  }

  private func show(
    _ target: HintTarget, of chapter: Chapter, in workbook: Workbook
  ) throws -> ExitCode {
    let style = Style.standardOutput
    print(style.bold(target.title))
    guard !target.stages.isEmpty else {
      print(
        "There is no hint for this. `swift run kata check \(chapter.number)` shows what is wrong.")
      return .somethingFailed
    }
    let hint = try Hint.next(for: target, of: chapter, in: workbook)
    print("\n" + Self.indented(hint.text, by: 2))
    let again = "`swift run kata hint \(chapter.number)\(thing.isEmpty ? "" : " " + quoted(thing))`"
    let rest =
      hint.isLast
      ? "That was the last one; our solution is in Solutions/\(chapter.id)."
      : "\(target.stages.count - hint.stage) more: \(again) again."
    print("\n" + style.dim("Hint \(hint.stage) of \(target.stages.count). \(rest)"))
    return .somethingFailed
  }

  private func printAll(of chapter: Chapter) throws -> ExitCode {
    let style = Style.standardOutput
    let all = try HintTarget.known(of: chapter)
    let targets = thing.isEmpty ? all : [try named(in: chapter, judged: nil)]
    for target in targets {
      print(style.bold(target.title))
      for (index, stage) in target.stages.enumerated() {
        let number = "\(index + 1). "
        let text = Self.indented(stage, by: 2 + number.count)
        print("  " + number + text.dropFirst(2 + number.count))
      }
      print("")
    }
    return .allPassed
  }

  /// Moves a hint in, and breaks its lines: no line of code or of a diff is longer.
  private static func indented(_ text: String, by spaces: Int) -> String {
    Style.indented(Columns.wrapped(text, to: 110).joined(separator: "\n"), by: spaces)
  }

  /// What is meant, whether it fails or not.
  ///
  /// - Throws: ``Failure`` when there is none, which names the nearest, or more than one.
  private func named(in chapter: Chapter, judged verdict: Verdict?) throws -> HintTarget {
    var known = try HintTarget.known(of: chapter)
    let tests =
      (verdict?.suite.tests.map { ($0.record.name, "The test") } ?? [])
      + (verdict?.tests.tests.map { (Style.harmless($0.record.name), "Your test") } ?? [])
    for (name, kind) in tests where !known.contains(where: { $0.name == name }) {
      known.append(HintTarget(name: name, id: name, title: "\(kind) \"\(name)\"", stages: []))
    }
    if let target = try HintTarget.named(thing, among: known) { return target }
    let guess = Slip.nearest(
      to: thing.lowercased(), among: known.map { ($0.name.lowercased(), $0.name) })
    throw Failure.usage(
      "Chapter \(chapter.number) has no test and no mutant \"\(thing)\"."
        + (guess.map { " Did you mean \"\($0)\"?" }
          ?? " `swift run kata check \(chapter.number)` names what fails."))
  }

  /// A name as a shell takes it for one word.
  private func quoted(_ name: String) -> String {
    name.contains { !$0.isLetter && !$0.isNumber && $0 != "-" }
      ? "'" + name.replacing("'", with: "'\\''") + "'" : name
  }
}
