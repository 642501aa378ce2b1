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
    names.count == 1 ? try await playAlone(in: session) : try await playTogether(in: session)
  }

  /// Plays the learner's mutants against our tests, and our further ones against the learner's.
  private func playAlone(in session: Session) async throws -> ExitCode {
    try session.requireWholeWorkbook(for: "duel \(names[0])")
    let chapter = try session.chapter(names[0])
    let further = DuelJudge.Planted(mutants: try chapter.furtherMutants)
    guard chapter.letsPlant || !further.mutants.isEmpty else {
      throw Failure.usage(
        "Chapter \(chapter.number) has no duel: \(LearnersMutants.ownCode) Choose another chapter.")
    }
    let duels = DuelJudge(judge: try await session.judge(), chapter: chapter)
    let folder = try duels.judge.workbench.store.temporaryFolder()
    if chapter.letsPlant {
      let handedIn = try LearnersMutants(of: session.learner, in: chapter, copiedTo: folder.place)
      let planted = try await duels.planted(handedIn, by: session.learner)
      let ours = Player(name: "our", files: .solutions(of: chapter))
      _ = try await play(planted, of: "Your", against: ours, duels)
      if planted.mutants.isEmpty {
        print("`swift run kata plant \(chapter.number)` makes a mutant of a change in Refactored/.")
      }
      if further.mutants.isEmpty { return .allPassed }
      print()
    }
    let learner = Player(name: "your", files: session.learner)
    guard let survivors = try await play(further, of: "Our further", against: learner, duels) else {
      return .somethingFailed
    }
    print(
      survivors == 0
        ? "Your tests caught them all."
        : "For each survivor, write a test of what its sentence says.")
    return .allPassed
  }

  /// Plays each one's mutants against the other's tests, in each chapter in which one of them has planted some.
  private func playTogether(in session: Session) async throws -> ExitCode {
    let submissions = try names.map { try submission(at: $0, in: session.workbook) }
    let folders = names.map { URL(filePath: $0).standardizedFileURL.lastPathComponent }
    let shown = (folders[0] == folders[1] ? names : folders).map { Style.harmlessName($0) }
    let players = zip(shown, submissions).map { Player(name: $0 + "'s", files: $1) }
    let judge = try await session.judge(
      sandbox: sandbox, hiding: names.map { URL(filePath: $0).path })
    let folder = try judge.workbench.store.temporaryFolder()
    var survivors: [Int] = []
    for chapter in session.workbook.chapters {
      let handedIn = try players.enumerated().map { side, player in
        try LearnersMutants(
          of: player.files, in: chapter,
          copiedTo: folder.place.appending(path: "\(chapter.id)-\(side)"))
      }
      if handedIn.allSatisfy(\.isEmpty) { continue }
      print("Chapter \(chapter.number): \(chapter.title)")
      let duels = DuelJudge(judge: judge, chapter: chapter)
      var counts: [Int] = []
      for (side, (mutants, author)) in zip(handedIn, players).enumerated() {
        let planted = try await duels.planted(mutants, by: author.files)
        counts.append(
          try await play(planted, of: author.name, against: players[1 - side], duels) ?? 0)
      }
      survivors = survivors.isEmpty ? counts : zip(survivors, counts).map(+)
      print()
    }
    guard !survivors.isEmpty else {
      throw Failure.usage(
        "Neither has planted a mutant: no chapter of theirs has a folder \(LearnersMutants.folder)."
      )
    }
    print(
      "Survivors: " + zip(shown, survivors).map { "\($0) \($1)" }.joined(separator: ", ")
        + (survivors == [0, 0]
          ? "." : ". For each one, the other can write a test of what its sentence says."))
    return .allPassed
  }

  /// A side of the duel: a name in the genitive, and a submission.
  private struct Player {
    let name: String
    let files: Submission
  }

  private func submission(at path: String, in workbook: Workbook) throws -> Submission {
    let found = HandedIn.all(at: [path], with: workbook.chapters)
    guard found.count == 1, found[0].problem == nil, found[0].submission.isFolder else {
      throw Failure.usage(
        "\(Style.harmlessName(path)) is not one submission. "
          + (found.count == 1
            ? found[0].problem ?? "There is no such folder." : "It holds \(found.count)."))
    }
    return found[0].submission
  }

  /// Prints the report on an author's mutants against an opponent's tests, and returns the number of survivors; nil if
  /// the tests cannot be judged.
  private func play(
    _ planted: DuelJudge.Planted, of author: String, against opponent: Player, _ duels: DuelJudge
  ) async throws -> Int? {
    let verdict = try await duels.verdict(on: planted.mutants, by: opponent.files)
    duels.judge.workbench.progress.clear()
    let report = DuelReport(
      author: author, opponent: opponent.name, planted: planted, verdict: verdict)
    print(report.text(.standardOutput))
    return verdict.error == nil ? verdict.survivors.count : nil
  }
}
