/// `kata list`: prints the chapters, without building anything.
struct ListCommand: Command {
  static let name = "list"
  static let usage = ""
  static let summary = "Name the chapters, their techniques and how far you are. Builds nothing."
  static let details =
    "It shows the state of the last verdict; later changes are not judged."

  init(arguments: [String]) throws {
    try Self.refuseOptions(arguments)
    guard arguments.isEmpty else { throw Failure.usage("`kata list` takes no arguments.") }
  }

  func run(in session: Session) async throws -> ExitCode {
    let statuses = try await ChapterStatus.known(by: session.judge(), of: session.learner)
    print(ListReport(statuses: statuses).text)
    return .allPassed
  }
}
