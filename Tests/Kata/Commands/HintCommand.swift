import Foundation

/// `kata hint`: the next hint for the first thing that fails.
struct HintCommand: Command {
  static let name = "hint"
  static let usage = "CHAPTER"
  static let summary = "Give the next hint for the first thing that fails."
  static let details = """
    The hints for a surviving mutant first say what goes wrong, then show its diff; for a mutant of
    your own code, words take the place of the diff. A failing test has hints of its own, from a nudge
    to the answer. Which hints you have seen is kept in .kata/hints.json.
    """

  private let chapterName: String

  init(arguments: [String]) throws { chapterName = try Self.oneChapter(arguments) }

  func run(in session: Session) async throws -> ExitCode {
    let chapter = try session.chapter(chapterName)
    let judge = try await session.judge()
    let verdict = try await judge.judge(chapter, of: session.learner)
    session.progress.clear()
    guard let target = try HintTarget.first(in: verdict, of: chapter) else {
      print("Nothing fails in chapter \(chapter.number): no hint is needed.")
      return .allPassed
    }
    let style = Style.standardOutput
    print(style.bold(target.title))
    guard !target.stages.isEmpty else {
      print(
        "There is no hint for this. `swift run kata check \(chapter.number)` shows what is wrong.")
      return .somethingFailed
    }
    var log = HintLog(workbook: session.workbook)
    let shown = log.count(chapter.id, target.id)
    let stage = min(shown, target.stages.count - 1)
    print("\n" + Style.indented(target.stages[stage], by: 2))
    let left = target.stages.count - 1 - stage
    let rest =
      left == 0
      ? "That was the last one." : "\(left) more: `swift run kata hint \(chapter.number)` again."
    print("\n" + style.dim("Hint \(stage + 1) of \(target.stages.count). \(rest)"))
    try log.add(chapter.id, target.id, upTo: target.stages.count)
    return .somethingFailed
  }
}
