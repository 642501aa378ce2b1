/// `kata reset`: restores the untouched start, and keeps the learner's files.
struct ResetCommand: Command {
  static let name = "reset"
  static let usage = "CHAPTER"
  static let summary = "Restore the untouched start; your files are kept in a dated folder first."
  static let details =
    "The folder is below .kata/backups, which git ignores and no command removes."

  private let chapterName: String

  init(arguments: [String]) throws { chapterName = try Self.oneChapter(arguments) }

  func run(in session: Session) async throws -> ExitCode {
    let chapter = try session.chapter(chapterName)
    print(try session.workbook.reset(chapter).text)
    return .allPassed
  }
}
