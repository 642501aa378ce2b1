import Foundation

/// `kata list`: the chapters, without building anything.
struct ListCommand: Command {
  static let name = "list"
  static let usage = ""
  static let summary = "Name the chapters, their techniques and how far you are. Builds nothing."
  static let details =
    "It shows the state of the last verdict; what has changed since then is not judged."

  init(arguments: [String]) throws {
    try Self.refuseOptions(arguments)
    guard arguments.isEmpty else { throw Failure.usage("`kata list` takes no arguments.") }
  }

  func run(in session: Session) async throws -> ExitCode {
    let judge = try await session.judge()
    let submission = session.learner
    let width = session.workbook.chapters.map(\.title.count).max() ?? 0
    for chapter in session.workbook.chapters {
      let state = try await state(of: chapter, submission, judge)
      let number = chapter.number(inColumnOf: session.workbook.chapters)
      print("\(number)  \(chapter.title.padding(to: width))  \(state)")
      print(Style.indented(chapter.technique, by: number.count + 2))
    }
    return .allPassed
  }

  private func state(
    of chapter: Chapter, _ submission: Submission, _ judge: Judge
  ) async throws -> String {
    try chapter.requireFolders()
    let standing = try submission.standing(in: chapter)
    if standing.isUntouched {
      return Progression(chapter: chapter, standing: standing, verdict: nil).state
    }
    guard let verdict = try await judge.knownVerdict(on: chapter, of: submission) else {
      return "not judged since its last change"
    }
    let state = Progression(chapter: chapter, verdict: verdict).state
    return "\(state), \(verdict.score)/\(verdict.maxScore)"
  }
}
