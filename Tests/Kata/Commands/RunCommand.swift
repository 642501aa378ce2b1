import Foundation

/// `kata run`: runs the chapter's program, in one of its scenes.
struct RunCommand: Command {
  static let name = "run"
  static let usage = "CHAPTER [SCENE]"
  static let summary =
    "Run the chapter's program, with its real effects: legacy, refactored or yours."
  static let details = """
    SCENE is `legacy`, `refactored` for the worked example, or `yours` for the code in YourRefactoring/ as
    the app makes it; `legacy` without one. The first two work whatever state your files are in. Some
    chapters have other scenes, which their README names; they use your code once you have started turn 2.
    What follows such a name, and in chapter 9 `yours`, is passed on.

    All scenes of a chapter share its folder below .build/Jotter, where Jotter keeps its files from one run
    to the next, as on a phone.

      --afresh   remove that folder first
    """

  private let chapterName: String
  private let words: [String]
  private let isAfresh: Bool

  init(arguments: [String]) throws {
    isAfresh = arguments.contains("--afresh")
    let arguments = arguments.filter { $0 != "--afresh" }
    try Self.refuseOptions(arguments)
    chapterName = try Self.oneChapter(Array(arguments.prefix(1)))
    words = Array(arguments.dropFirst())
  }

  func run(in session: Session) async throws -> ExitCode {
    let chapter = try session.chapter(chapterName)
    let scene = try scene(of: chapter)
    let program: URL
    do {
      program = try await build(chapter, for: scene, in: session)
    } catch let diagnostics as Diagnostics {
      session.progress.clear()
      let report = CompilerReport(diagnostics: diagnostics.text, chapter: chapter)
      print(report.text(below: "Your code cannot run:"))
      return .somethingFailed
    }
    session.progress.clear()
    if scene == .yours { try remind(session, chapter) }
    let isScreen = chapter.settings.screens.contains(scene.name)
    try lookAtFiles(of: chapter, isTold: Scene.usual.contains(scene) && words.count <= 1)
    fflush(nil)
    let arguments = scene.arguments + words.dropFirst()
    if isScreen, let terminal = Terminal() {
      try await terminal.lend(to: program, arguments)
    }
    // The program replaces this process, so that the terminal and Control-C belong to it alone.
    throw Host.failureToBecome(program, arguments)
  }

  private func build(_ chapter: Chapter, for scene: Scene, in session: Session) async throws -> URL
  {
    let programs = try await ChapterBuilder(
      session.workbench(), chapter, of: session.learner
    ).programs
    if scene == .yours { return try await programs.program(untouched: false) }
    if !Scene.usual.contains(scene), try session.learner.standing(in: chapter).isStarted {
      do { return try await programs.program(untouched: false) } catch is Diagnostics {
        session.progress.clear()
        Console.complain(
          "Your code does not build: `kata check \(chapterName)` says why. This runs without it.\n")
      }
    }
    return try await programs.program(untouched: true)
  }

  private func scene(of chapter: Chapter) throws -> Scene {
    let scene = words.first.map(Scene.init) ?? .legacy
    let isUsual = Scene.usual.contains(scene) && words.count <= 1
    let takesWords = (chapter.settings.scenes + chapter.settings.screens).contains(scene.name)
    guard isUsual || takesWords else {
      let others = chapter.scenes.map { "`kata run \(chapterName) \($0.name)`" }
      throw Failure.usage(
        "`kata run \(chapterName)` runs the legacy program, `kata run \(chapterName) refactored` the"
          + " worked example, `kata run \(chapterName) yours` your code. "
          + (others.isEmpty
            ? "There is no other." : "This chapter has \(others.joined(separator: " and ")), too."))
    }
    return scene
  }

  /// Removes the app's files that earlier runs have left, or says that they are there: the story may go on from them.
  /// Tools for logs are not told: a log may be one of these files.
  private func lookAtFiles(of chapter: Chapter, isTold: Bool) throws {
    let folder = chapter.root.appending(path: ".build/Jotter/\(chapter.module)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    if names.isEmpty { return }
    if isAfresh {
      if let log = words.first(where: { URL(filePath: $0).path.hasPrefix(folder.path + "/") }) {
        throw Failure.usage("--afresh would remove \(Style.harmlessName(log)). Call it without.")
      }
      do { try FileManager.default.removeItem(at: folder) } catch {
        throw Failure.usage("\(folder.path) cannot be removed: \(error.localizedDescription)")
      }
    } else if isTold {
      let words = ([chapterName] + words).joined(separator: " ")
      Console.complain(
        "There are files of an earlier run. `swift run kata run \(words) --afresh` begins without them.\n"
      )
    }
  }

  /// Prints a reminder: the program trusts `started` in `Entry.swift`, but kata compares the files.
  private func remind(_ session: Session, _ chapter: Chapter) throws {
    let standing = try session.learner.standing(in: chapter)
    guard !standing.isStarted, !standing.isRefactoringUntouched else { return }
    print("You have changed it: set `started` to true, and the next line goes away.")
  }
}
