import Foundation

/// `kata diff`: the learner's code beside the solution, or the legacy code beside the refactored one.
struct DiffCommand: Command {
  static let name = "diff"
  static let usage = "CHAPTER [--seam]"
  static let summary =
    "Compare your code with our solution, or legacy code with the worked example."
  static let details = """
    git compares word by word, and its pager shows the result. Two versions of a file that share hardly a
    line stand one after the other. A turn that you have not passed is compared
    only once you say yes.

      --seam   compare Legacy/ with Refactored/: the worked example as one change. Types and files count as
               the same when their names differ by the beginning "Legacy"
      --spoil  compare both turns, without a question

    The exit code is git's: 1 where there is a difference.
    """

  private let chapterName: String
  private let isSeam: Bool
  private let spoils: Bool

  init(arguments: [String]) throws {
    isSeam = arguments.contains("--seam")
    spoils = arguments.contains("--spoil")
    chapterName = try Self.oneChapter(arguments.filter { !["--seam", "--spoil"].contains($0) })
  }

  func run(in session: Session) async throws -> ExitCode {
    let chapter = try session.chapter(chapterName)
    // This process becomes git, so the folder stays in the store, which drops it like all that was not used for long.
    let folder = try Store(root: session.workbook.cache).root.appending(
      path: "diffs/\(chapter.id)-\(ProcessInfo.processInfo.processIdentifier)")
    try TemporaryFiles.makeFolder(folder)
    let sides: (String, String)
    if isSeam {
      sides = ("legacy", "refactored")
      try layOutSeam(of: chapter, in: folder)
    } else {
      try session.requireWholeWorkbook(for: "diff \(chapter.number)")
      sides = ("yours", "ours")
      let turns = try await turns(of: chapter, in: session)
      guard !turns.isEmpty else { return .allPassed }
      let yours = try SourceTree(root: chapter.work, folders: turns)
      let ours = try SourceTree(root: chapter.solution, folders: turns)
      if yours.hasSameContents(as: ours) {
        print("Your code equals our solution.")
        return .allPassed
      }
      for (side, tree) in [("yours", yours), ("ours", ours)] {
        try tree.copy(to: folder.appending(path: side))
      }
      try partStrangers(among: Set(yours.paths).intersection(ours.paths), in: folder)
    }
    session.progress.clear()
    let look = Style.standardOutput.isColored ? "color" : "plain"
    throw try Git(.none, in: folder).become(
      ["diff", "--no-index", "--no-prefix", "--word-diff=\(look)"] + Git.wholeDiff
        + ["--word-diff-regex=[[:alnum:]_]+|[^[:space:]]", sides.0, sides.1])
  }

  /// The folders of the turns that are passed, and of those whose solution the learner wants to see.
  private func turns(of chapter: Chapter, in session: Session) async throws -> [String] {
    if spoils { return Turn.allCases.map(\.rawValue) }
    let verdict = try await session.judge().judge(chapter, of: session.learner)
    session.progress.clear()
    let open = [
      (Turn.tests, verdict.tests.status == .passed),
      (.refactoring, verdict.suite.status == .passed),
    ]
    return try open.compactMap { turn, isPassed in
      let isShown = try isPassed || isWanted(turn, chapter)
      return isShown ? turn.rawValue : nil
    }
  }

  private func isWanted(_ turn: Turn, _ chapter: Chapter) throws -> Bool {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      throw Failure.usage(
        "\(turn.rawValue) of chapter \(chapter.number) is not passed yet. `--spoil` shows our solution all the same."
      )
    }
    print(
      "\(turn.rawValue) is not passed yet. Show our solution all the same? [y/N] ", terminator: "")
    fflush(nil)
    return readLine()?.lowercased().hasPrefix("y") ?? false
  }

  /// Renames the two versions of each file that share hardly a line: a word by word comparison of them is unreadable.
  private func partStrangers(among paths: Set<String>, in folder: URL) throws {
    for path in paths {
      let files = ["yours", "ours"].map { folder.appending(path: "\($0)/\(path)") }
      let lines = try files.map {
        try Set(String(textOf: $0).split(separator: "\n").filter { $0.count > 5 })
      }
      guard 4 * lines[0].intersection(lines[1]).count < lines.map(\.count).min() ?? 0 else {
        continue
      }
      for (file, side) in zip(files, ["1-yours", "2-ours"]) {
        let name = file.deletingPathExtension().lastPathComponent
        try FileManager.default.moveItem(
          at: file, to: file.deletingLastPathComponent().appending(path: "\(name)-\(side).swift"))
      }
    }
  }

  /// Copies both sides, in which a name that begins with "Legacy" becomes that of its refactored twin.
  private func layOutSeam(of chapter: Chapter, in folder: URL) throws {
    let rooms = [Scene.legacy, .refactored].map { chapter.work.appending(path: $0.room) }
    let legacy = try SourceTree(topLevelOf: rooms[0])
    let refactored = try SourceTree(topLevelOf: rooms[1])
    try refactored.copy(to: folder.appending(path: "refactored"))
    let twins = refactored.files.map { $0.deletingPathExtension().lastPathComponent }
    try TemporaryFiles.makeFolder(folder.appending(path: "legacy"))
    for twin in twins {
      // Files that only the legacy side has are not a part of the change.
      guard let file = legacy.files.first(where: { $0.lastPathComponent == "Legacy\(twin).swift" })
      else { continue }
      var text = try String(textOf: file)
      for twin in twins { text = text.replacing("Legacy\(twin)", with: twin) }
      try TemporaryFiles.write(text, to: folder.appending(path: "legacy/\(twin).swift"))
    }
  }
}
