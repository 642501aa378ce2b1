import Foundation

/// `kata handout`: writes a copy of the workbook for learners.
struct HandoutCommand: Command {
  static let name = "handout"
  static let usage = "FOLDER"
  static let summary = "For teachers: write a copy of the workbook for learners, without solutions."
  static let details = """
    FOLDER is new or empty; the copy in it is a git repository of one commit. It holds neither solutions,
    right and wrong answers, teaching pages nor kata's own tests. Its texts are adapted, and kata lists the
    lines that are left for you to read. As long as a line names a hidden item, nothing is committed.

      --chapters LIST   the chapters in it, with commas between them; without this option, all in which learners
                        need no code of ours
      --hide FILE       the mutants, variants and suite's files that stay with you, one a line, as in
                        1/name-of-a-mutant or 1/TrashTests.swift; give `kata grade` the same file
      --without-hints   without the hints
      --with-reference  with our code of turn 2 in those chapters that have mutants there
    """
  static let worksInHandout = false

  private let path: String
  private var chapterNames: [String] = []
  private var hideFile: String?
  private var showsHints = true
  private var showsReference = false

  init(arguments: [String]) throws {
    var rest = arguments[...]
    var paths: [String] = []
    while let word = rest.popFirst() {
      func value() throws -> String { try Self.value(of: word, in: &rest) }
      switch word {
      case "--chapters": chapterNames = try value().split(separator: ",").map(String.init)
      case "--hide": hideFile = try value()
      case "--without-hints": showsHints = false
      case "--with-reference": showsReference = true
      default:
        try Self.refuseOptions([word])
        paths.append(word)
      }
    }
    guard paths.count == 1 else {
      throw Failure.usage("`kata handout` needs one new folder, as in `kata handout ../class-1`.")
    }
    path = paths[0]
  }

  func run(in session: Session) async throws -> ExitCode {
    let workbook = session.workbook
    let folder = URL(filePath: path)
    guard FileKind(of: folder) == nil || (try? FileKind.names(in: folder)) == [] else {
      throw Failure.usage(
        "There is something at \(Style.harmlessName(path)) already: nothing was written. Name a new folder."
      )
    }
    let hidden = try hideFile.map { try HiddenItems(at: $0, of: workbook.chapters) } ?? .none
    var chapters = try session.chapters(chapterNames)
    for chapter in chapters { try chapter.requireFolders() }
    let needing = showsReference ? [] : try Handout.needReference(chapters)
    if !needing.isEmpty {
      let why =
        "Some mutants of \(needing.map(\.id).joined(separator: ", ")) change our code of turn 2, which"
        + " learners do not have. `--with-reference` hands it out with them."
      guard chapterNames.isEmpty else { throw Failure.usage(why) }
      print(why + " These chapters are left out.\n")
      chapters.removeAll(where: needing.contains)
    }
    let handout = Handout(
      workbook: workbook, chapters: chapters, hidden: hidden, showsHints: showsHints,
      showsReference: showsReference)
    let review: HandoutReview
    do {
      let text = try await handout.write(to: folder)
      try await prove(at: folder, of: session)
      review = try HandoutReview(of: text)
      let git = Git(.own(), in: folder)
      try await git.output(["init", "--quiet", "--initial-branch", "main"])
      if review.naming.isEmpty { try await commit(folder, with: git) }
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
    session.progress.clear()
    print(summary(chapters, review))
    return .allPassed
  }

  /// Judges the untouched start of each chapter in the handout, and prints the lessons' first check anew.
  private func prove(at folder: URL, of session: Session) async throws {
    var workbook = try Workbook.find(from: folder)
    workbook.sharedCache = session.workbook.cache
    let judge = try await Session(workbook: workbook, progress: session.progress).judge()
    for chapter in workbook.chapters {
      let verdict: Verdict
      do { verdict = try await judge.judge(chapter, of: Submission(root: workbook.root)) } catch let
        failure as Failure
      {
        let own = session.workbook.chapters.first { $0.id == chapter.id } ?? chapter
        if let change = try await session.workbook.changeOfGivenFiles(of: [own]) {
          throw Failure.usage("\(change) Nothing was written.")
        }
        throw Self.unworkable(chapter, failure.message)
      }
      guard verdict.suite.error == nil, verdict.tests.error == nil, verdict.maxScore > 0 else {
        throw Self.unworkable(
          chapter, verdict.suite.error ?? verdict.tests.error ?? "Nothing is left to earn.")
      }
      let outputs = ["check": CheckReport(chapter: chapter, verdict: verdict, style: .plain).body]
      _ = try LessonFix(chapter: chapter, outputs: outputs).apply()
    }
  }

  private static func unworkable(_ chapter: Chapter, _ cause: String) -> Failure {
    .usage(
      "\(chapter.id) cannot be handed out like that; nothing was written. Do other files need a hidden one?\n"
        + cause)
  }

  /// Commits all files of the handout. Throws ``Failure`` unless the commit holds each of them.
  private func commit(_ folder: URL, with git: Git) async throws {
    try await git.output(["add", "--all", "--force", "."])
    try await git.output([
      "-c", "user.name=Seams", "-c", "user.email=seams@localhost", "commit", "--quiet",
      "--message", "The workbook",
    ])
    let kept = try await git.list(["ls-tree", "-r", "-z", "--name-only", "HEAD"])
    let written = (FileManager.default.subpaths(atPath: folder.path) ?? []).filter {
      !$0.hasPrefix(".git/") && FileKind(of: folder.appending(path: $0)) != .folder
    }
    let missing = Set(written).subtracting(kept)
    guard missing.isEmpty else {
      throw Failure.grader(
        "The handout's commit lacks \(missing.count) of its files, such as \(missing.sorted()[0]).")
    }
  }

  private func summary(_ chapters: [Chapter], _ review: HandoutReview) -> String {
    let folder = Style.harmlessName(path)
    let readable =
      ["the suites in Tests/, and the diffs of the mutants and variants that are handed out"]
      + (showsHints ? ["the hints, in each chapter's Hints.md"] : [])
      + (showsReference ? ["our code of turn 2, in Solutions/"] : [])
    let numbers = chapters.map { "\($0.number)" }.joined(separator: ",")
    let hide = " --chapters \(numbers)" + (hideFile.map { " --hide \($0)" } ?? "")
    var paragraphs = [
      """
      Wrote \(chapters.count) chapter\(chapters.count == 1 ? "" : "s") to \(folder), a git repository \(review.naming.isEmpty ? "of one commit" : "without a commit"):
      \(chapters.map { "  \($0.id)" }.joined(separator: "\n"))
      """,
      """
      A learner can still read:
      \(readable.map { "  - \($0)" }.joined(separator: "\n"))
      """,
      """
      Grade what comes back from this clone, which has everything: `swift run kata grade CLASS\(hide)`.
      """,
    ]
    if !review.naming.isEmpty {
      paragraphs.append(
        """
        These lines name what you hide. Edit them, then `git -C \(folder) add --all` and
        `git -C \(folder) commit -m "The workbook"`:

        \(Self.list(review.naming))
        """)
    }
    if !review.doubtful.isEmpty {
      let end =
        review.naming.isEmpty
        ? ". After an edit,\n`git -C \(folder) commit --all --amend --no-edit`:" : ":"
      paragraphs.append(
        """
        Lines to read, because they may speak of things that are not there, or count them\(end)

        \(Self.list(review.doubtful))
        """)
    }
    return paragraphs.joined(separator: "\n\n")
  }

  private static func list(_ lines: [String]) -> String {
    lines.map { "  " + Style.harmless($0) }.joined(separator: "\n")
  }
}
