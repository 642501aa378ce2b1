/// `kata watch`: judges a chapter at each save.
struct WatchCommand: Command {
  static let name = "watch"
  static let usage = "[CHAPTER]"
  static let summary = "Judge a chapter each time you save a file, with hints at a key."
  static let details = """
    Without CHAPTER, it watches the chapter in work: among the chapters begun and not passed, the one that
    you saved last, or else the first that you have not begun. It compares the contents of files, so any
    editor's way to save will do; a save while it judges starts the judging again. It never goes on to
    another chapter by itself.

    On a terminal: h shows the next hint for the open problem, the arrows choose another, n goes to the
    next chapter and p back, l lists all chapters, and Return opens one of them, a runs all tests again, s
    pauses and goes on, for a step that breaks code on purpose, r resets the chapter once you say yes, q
    quits. Without a terminal it prints a report after each save,
    until Control-C.

    The exit code after q is always 0; `kata check` tells whether chapters passed.
    """

  private let chapterName: String?

  init(arguments: [String]) throws {
    guard arguments.count <= 1 else {
      throw Failure.usage("`kata watch` watches one chapter, as in `kata watch 1`.")
    }
    chapterName = arguments.isEmpty ? nil : try Self.oneChapter(arguments)
  }

  func run(in session: Session) async throws -> ExitCode {
    let (events, continuation) = AsyncStream.makeStream(of: WatchEvent.self)
    let tell: @Sendable (WatchEvent) -> Void = { continuation.yield($0) }
    var session = session
    session.progress = Progress { tell(.progressed($0, $1)) }
    let judge = try await session.judge()
    guard let chapter = try await chapter(in: session, judge) else {
      print("All chapters are passed. Name one to watch it again, as in `swift run kata watch 1`.")
      return .allPassed
    }
    _ = try session.standings(in: [chapter])
    let watch = WatchSession(
      workbook: session.workbook, submission: session.learner, judge: judge, style: .standardOutput,
      events: events, tell: tell)
    if let terminal = Terminal() {
      await terminal.use { await watch.show(chapter, on: terminal) }
    } else {
      try await watch.printReports(on: chapter)
    }
    return .allPassed
  }

  /// The named chapter, or else the one to go on with; nil if all are passed.
  private func chapter(in session: Session, _ judge: Judge) async throws -> Chapter? {
    if let chapterName { return try session.chapter(chapterName) }
    let statuses = try await ChapterStatus.known(by: judge, of: session.learner)
    return ChapterStatus.inWork(statuses, LearnerNotes(of: session.workbook))?.chapter
  }
}
