import Foundation

/// `kata duel`: each one's mutants against the other's tests.
struct DuelCommand: Command {
  static let name = "duel"
  static let usage = "CHAPTER | LEFT RIGHT"
  static let summary = "Run your mutants against our tests, or two learners' against each other."
  static let details = """
    With a chapter it runs the mutants that you planted against our solution's tests, and further mutants of
    ours, where the chapter has some, against yours. LEFT and RIGHT are two submissions, as `kata grade`
    takes them: each one's mutants run against the other's tests, in all chapters in which one of them has
    planted some. Nothing is earned. A mutant counts if the tests of its author kill it; a test counts as
    it does in `kata check`.

      --sandbox MODE    the sandbox for two learners' code, as in `kata grade`: auto (the default), required
                        or off
    """

  private var names: [String] = []
  private var sandbox = SandboxMode.auto

  init(arguments: [String]) throws {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--sandbox" {
        sandbox = try SandboxMode(option: rest.popFirst() ?? "", of: Self.name)
      } else {
        try Self.refuseOptions([word])
        names.append(word)
      }
    }
    guard (1...2).contains(names.count) else {
      throw Failure.usage(
        "`kata duel` needs a chapter, as in `kata duel 1`, or the paths of two submissions.")
    }
  }

  func run(in session: Session) async throws -> ExitCode {
    if names.count == 1 {
      try session.requireWholeWorkbook(for: "duel \(names[0])")
      let chapter = try session.chapter(names[0])
      let judge = try await session.judge()
      let ours = Submission.solutions(of: chapter)
      let played = try await duel(
        [("Your", session.learner), ("our", ours)], in: chapter, judge, isMutual: false)
      if played[0].mutants.isEmpty, chapter.letsPlant {
        print("`swift run kata plant \(chapter.number)` makes a mutant of a change in Refactored/.")
      }
      let further = DuelJudge.Planted(mutants: try chapter.furtherMutants)
      if further.mutants.isEmpty { return .allPassed }
      let verdict = try await DuelJudge(judge: judge, chapter: chapter)
        .verdict(on: further, against: session.learner)
      session.progress.clear()
      let report = DuelReport(author: "Our further", opponent: "your", verdict: verdict)
      print("\n" + report.text(.standardOutput))
      return .allPassed
    }
    let sides = try names.map { path in
      let found = HandedIn.all(at: [path], with: session.workbook.chapters)
      guard found.count == 1, found[0].problem == nil, found[0].submission.isFolder else {
        throw Failure.usage(
          "\(Style.harmlessName(path)) is not one submission. "
            + (found.count == 1
              ? found[0].problem ?? "There is no such folder." : "It holds \(found.count)."))
      }
      return (path, found[0].submission)
    }
    let folders = names.map { URL(filePath: $0).standardizedFileURL.lastPathComponent }
    let shown = (folders[0] == folders[1] ? names : folders).map { Style.harmlessName($0) }
    let players = zip(shown, sides).map { ($0 + "'s", $1.1) }
    let judge = try await session.judge(
      sandbox: sandbox, hiding: names.map { URL(filePath: $0).path })
    let chapters = try session.workbook.chapters.filter { chapter in
      try sides.contains { try Self.holdsMutants($0.1, chapter) }
    }
    guard !chapters.isEmpty else {
      throw Failure.usage(
        "Neither has planted a mutant: no chapter of theirs has a folder \(LearnersMutants.folder)."
      )
    }
    var survivors = [0, 0]
    for chapter in chapters {
      print("Chapter \(chapter.number): \(chapter.title)")
      let played = try await duel(players, in: chapter, judge, isMutual: true)
      for (side, verdict) in played.enumerated() { survivors[side] += verdict.survivors.count }
      print()
    }
    print(
      "Survivors: " + zip(shown, survivors).map { "\($0) \($1)" }.joined(separator: ", ")
        + (survivors == [0, 0]
          ? "." : ". For each one, the other can write a test of what its sentence says."))
    return .allPassed
  }

  private static func holdsMutants(_ submission: Submission, _ chapter: Chapter) throws -> Bool {
    guard let work = try submission.work(in: chapter) else { return false }
    let folder = work.appending(path: LearnersMutants.folder)
    return try FileKind(of: folder) == .folder && !FileKind.names(in: folder).isEmpty
  }

  /// Prints the mutants of the first against the tests of the second, and the other way round where it is mutual.
  private func duel(
    _ sides: [(name: String, files: Submission)], in chapter: Chapter, _ judge: Judge,
    isMutual: Bool
  ) async throws -> [DuelVerdict] {
    let folder = try judge.workbench.store.temporaryFolder()
    defer { folder.remove() }
    let duels = DuelJudge(judge: judge, chapter: chapter)
    var verdicts: [DuelVerdict] = []
    for (author, opponent) in [(0, 1), (1, 0)].prefix(isMutual ? 2 : 1) {
      let handedIn = try LearnersMutants(
        of: sides[author].files, in: chapter, copiedTo: folder.place.appending(path: "\(author)"))
      let planted = try await duels.planted(handedIn, by: sides[author].files)
      let verdict = try await duels.verdict(on: planted, against: sides[opponent].files)
      judge.workbench.progress.clear()
      let report = DuelReport(
        author: sides[author].name, opponent: sides[opponent].name, verdict: verdict)
      print(report.text(.standardOutput))
      verdicts.append(verdict)
    }
    return verdicts
  }
}
