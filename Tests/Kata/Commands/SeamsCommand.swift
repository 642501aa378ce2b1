/// `kata seams`: the calls in a chapter's code, and the places among them where a test can put a double.
struct SeamsCommand: Command {
  static let name = "seams"
  static let usage = "CHAPTER [SCENE]"
  static let summary =
    "Draw what the chapter's code reaches, and the seams on the way. Runs nothing."
  static let details = """
    SCENE is `legacy`, `refactored` for the worked example, or `yours` for the code in YourRefactoring/;
    the first two without one. The calls are read from what the compiler makes of the code.

    \(SeamReport.legend)
    """

  private let chapterName: String
  private let scenes: [Scene]

  init(arguments: [String]) throws {
    chapterName = try Self.oneChapter(Array(arguments.prefix(1)))
    let words = Array(arguments.dropFirst())
    try Self.refuseOptions(words)
    guard words.count <= 1, words.allSatisfy({ Scene.usual.contains(Scene(name: $0)) }) else {
      throw Failure.usage("`kata seams \(chapterName)` takes legacy, refactored or yours.")
    }
    scenes = words.isEmpty ? [.legacy, .refactored] : words.map(Scene.init)
  }

  func run(in session: Session) async throws -> ExitCode {
    let chapter = try session.chapter(chapterName)
    let workbench = try await session.workbench()
    let folder = try workbench.store.temporaryFolder()
    defer { folder.remove() }
    let builder = try await ChapterBuilder(workbench, chapter, of: session.learner, in: folder)
    let style = Style.standardOutput
    do {
      let graph = try await builder.seamGraph(untouched: scenes != [.yours])
      session.progress.clear()
      for scene in scenes {
        print(style.bold("Chapter \(chapter.number) · \(chapter.title) · \(scene.name)") + "\n")
        print(SeamReport(graph: graph, scene: scene).text(style) + "\n")
      }
      print(style.dim(SeamReport.legend))
    } catch let diagnostics as Diagnostics {
      session.progress.clear()
      print(
        "Your code does not compile:\n"
          + Style.indented(
            CompilerReport(diagnostics: diagnostics.text, chapter: chapter).text, by: 2))
      return .somethingFailed
    }
    return .allPassed
  }
}
