/// `kata seams`: the calls in a chapter's code, and the places among them where a test can put a double.
struct SeamsCommand: Command {
  static let name = "seams"
  static let usage = "CHAPTER [SCENE]"
  static let summary =
    "Draw what the chapter's code reaches, and the seams on the way. Runs nothing."
  static let details = """
    SCENE is `legacy`, `refactored` for the worked example, or `yours` for the code in YourRefactoring/;
    the first two without one. The calls are read from the compiler's intermediate language.

    \(SeamReport.legend)

      --json   print everything for other programs
    """

  private let chapterName: String
  private let scenes: [Scene]
  private let isJSON: Bool

  init(arguments: [String]) throws {
    isJSON = arguments.contains("--json")
    let words = arguments.filter { $0 != "--json" }
    chapterName = try Self.oneChapter(Array(words.prefix(1)))
    try Self.refuseOptions(words)
    let scenes = words.dropFirst().map(Scene.init)
    guard scenes.count <= 1, scenes.allSatisfy(Scene.usual.contains) else {
      throw Failure.usage(
        "`kata seams \(chapterName)` is about legacy and refactored code; a word after it is one of legacy,"
          + " refactored and yours.")
    }
    self.scenes = scenes.isEmpty ? [.legacy, .refactored] : scenes
  }

  func run(in session: Session) async throws -> ExitCode {
    let chapter = try session.chapter(chapterName)
    let workbench = try await session.workbench()
    let builder = try await ChapterBuilder(workbench, chapter, of: session.learner)
    let style = Style.standardOutput
    do {
      let graph = try await builder.seamGraph(untouched: scenes != [.yours])
      session.progress.clear()
      let reports = scenes.map { SeamReport(graph: graph, scene: $0) }
      if isJSON {
        print("[\(try reports.map { try $0.json() }.joined(separator: ",\n"))]")
        return .allPassed
      }
      let pictures = reports.map { report in
        style.bold("Chapter \(chapter.number) · \(chapter.title) · \(report.scene.name)")
          + "\n\n\(report.text(style))\n"
      }
      print(pictures.joined(separator: "\n"))
      print(style.dim(SeamReport.legend(of: pictures.joined())))
      for page in Lesson(of: chapter).techniques { print("\nIn code of your own: \(page)") }
    } catch let diagnostics as Diagnostics {
      session.progress.clear()
      let report = CompilerReport(diagnostics: diagnostics.text, chapter: chapter)
      print(report.text(below: "Your code does not compile:"))
      return .somethingFailed
    }
    return .allPassed
  }
}
