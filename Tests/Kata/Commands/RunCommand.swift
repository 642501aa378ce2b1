import Foundation

/// `kata run`: the chapter's legacy program.
struct RunCommand: Command {
  static let name = "run"
  static let usage = "CHAPTER"
  static let summary = "Run the chapter's legacy program, with its real effects."
  static let details =
    "It works whatever state your files are in. Jotter keeps its files in .build/Jotter."

  private let chapterName: String

  init(arguments: [String]) throws { chapterName = try Self.oneChapter(arguments) }

  func run(in session: Session) async throws -> ExitCode {
    let chapter = try session.chapter(chapterName)
    let judge = try await session.judge()
    let program = try await judge.legacyProgram(of: chapter)
    session.progress.clear()
    fflush(nil)
    // The program takes this process over, so that it has the terminal and Control-C to itself.
    Interruption.restoreDefaults()
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program.path), nil]
    execv(program.path, &arguments)
    throw Failure.grader("\(program.path) cannot be started: \(String(cString: strerror(errno))).")
  }
}
