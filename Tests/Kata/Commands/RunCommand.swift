import Foundation

/// `kata run`: the chapter's program, in one of its scenes.
struct RunCommand: Command {
  static let name = "run"
  static let usage = "CHAPTER [SCENE]"
  static let summary =
    "Run the chapter's program, with its real effects: legacy, refactored or yours."
  static let details = """
    SCENE is `legacy`, `refactored` for the worked example, or `yours` for the code in YourRefactoring/ as
    the app makes it; `legacy` without one. The first two work whatever state your files are in. All keep
    their files in the chapter's folder below .build/Jotter; delete that to start again.
    """

  private let chapterName: String
  private let scene: Scene

  init(arguments: [String]) throws {
    try Self.refuseOptions(arguments)
    chapterName = try Self.oneChapter(Array(arguments.prefix(1)))
    let words = arguments.dropFirst()
    guard words.count <= 1, let scene = Scene(rawValue: words.last ?? Scene.legacy.rawValue) else {
      throw Failure.usage(
        "`kata run \(chapterName)` runs the legacy program, `kata run \(chapterName) refactored` the"
          + " worked example, `kata run \(chapterName) yours` your code. There is no other.")
    }
    self.scene = scene
  }

  func run(in session: Session) async throws -> ExitCode {
    let chapter = try session.chapter(chapterName)
    let judge = try await session.judge()
    let program: URL
    do {
      program = try await judge.program(of: chapter, for: scene, of: session.learner)
    } catch let diagnostics as Diagnostics {
      session.progress.clear()
      print("Your code cannot run:\n" + CheckReport.compilerSays(diagnostics.text, of: chapter))
      return .somethingFailed
    }
    session.progress.clear()
    if scene == .yours { try remind(session, chapter) }
    fflush(nil)
    // The program takes this process over, so that it has the terminal and Control-C to itself.
    Interruption.restoreDefaults()
    var arguments = ([program.path] + scene.arguments).map { strdup($0) } + [nil]
    execv(program.path, &arguments)
    throw Failure.grader("\(program.path) cannot be started: \(String(cString: strerror(errno))).")
  }

  /// The program trusts `started` in `Entry.swift`; kata compares the files.
  private func remind(_ session: Session, _ chapter: Chapter) throws {
    let standing = try session.learner.standing(in: chapter)
    guard !standing.isStarted, !standing.isRefactoringUntouched else { return }
    print("You have changed it: set `started` to true, and the next line goes away.")
  }
}
