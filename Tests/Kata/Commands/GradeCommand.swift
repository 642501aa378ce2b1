import Foundation

/// `kata grade`: judges submissions of others with this workbook.
struct GradeCommand: Command {
  static let name = "grade"
  static let usage = "PATH..."
  static let summary = "Grade submissions with this workbook's suites, mutants and variants."
  static let details = """
    PATH is a clone of the workbook, a tree that holds chapters as Solutions does, or a folder of such
    submissions: a class. Only the YourTests and YourRefactoring folders in them are used; everything else
    is ignored. A problem with one submission is reported as its error; the others are still graded. A
    chapter is worth the same in each of them. If a chapter's points are unknown here, nothing is graded.

      --chapters LIST   the chapters to grade, with commas between them; without it those that some
                        submission holds. Name the chapters that count even if missing
      --hide FILE       the mutants, variants and suite's files that learners do not have, one a line, as in
                        1/name-of-a-mutant or 1/TrashTests.swift; reports mark them as hidden
    \(ReportOptions.help)
      --shard K/N       every Nth submission, by a hash of its path: one of N machines that share a class. K is
                        counted from 0 or from 1; `kata report` merges the results
      --sandbox MODE    the sandbox for a submission's tests, away from this machine's files, network and
                        processes: auto (the default: the best sandbox here), required (stop without a
                        complete sandbox) or off
      --minutes NUMBER  how long this machine may work on one submission; \(defaultMinutes) without it
    """

  private var paths: [String] = []
  private var chapterNames: [String] = []
  private var hideFile: String?
  private var shard: Shard?
  private var options = ReportOptions()
  private var sandbox = SandboxMode.auto
  private var minutes = Double(defaultMinutes)

  private static let defaultMinutes = 15

  init(arguments: [String]) throws {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      func value() throws -> String { try Self.value(of: word, in: &rest) }
      if try options.take(word, of: Self.name, value: value) { continue }
      switch word {
      case "--chapters": chapterNames = try value().split(separator: ",").map(String.init)
      case "--hide": hideFile = try value()
      case "--shard": shard = try Shard(value())
      case "--sandbox": sandbox = try SandboxMode(option: value(), of: Self.name)
      case "--minutes": minutes = try Self.minutes(value())
      default:
        try Self.refuseOptions([word])
        paths.append(word)
      }
    }
    guard !paths.isEmpty else {
      throw Failure.usage(
        "`kata grade` needs the path of a submission, as in `kata grade Solutions`.")
    }
  }

  func run(in session: Session) async throws -> ExitCode {
    guard paths.contains(where: { Submission(root: URL(filePath: $0)).isFolder }) else {
      throw Failure.usage("There is no folder \(paths.joined(separator: ", ")) to grade.")
    }
    let all = session.workbook.chapters
    let wholeClass = HandedIn.all(at: paths, with: all)
    let handedIn = try await shard?.part(of: wholeClass, by: \.path) ?? wholeClass
    try options.requireFit(handedIn.count)
    for one in handedIn where !one.inner.isEmpty {
      Console.complain(
        "kata: \(Style.harmlessName(one.path)) holds its chapters one folder deeper, in"
          + " \(Style.harmlessName(one.inner)): that is graded.\n")
    }
    let hidden = try hideFile.map { try HiddenItems(at: $0, of: all) } ?? .none
    let chapters = try chapters(in: wholeClass.map(\.submission), session)
    // Of other machines' submissions, too: they may lie here, and then every shard says the same of its sandbox.
    let own = wholeClass.map { URL(filePath: $0.path).path } + options.places
    let judge = try await session.judge(sandbox: sandbox, hiding: own)
    let blanks = try await Self.blankVerdicts(on: chapters, by: judge)
    let origin = try await judge.identity()
    if sandbox == .auto, !origin.sandboxed {
      Console.complain(
        "kata: the sandbox here is not whole, so submissions' tests can reach more of this machine than they"
          + " should. Sandbox: \(origin.sandbox).\(judge.workbench.trust?.sandbox.advice ?? "")\n")
    }
    if let change = try await session.workbook.changeOfGivenFiles(of: chapters) {
      Console.complain("kata: \(change) All submissions are graded with it.\n")
    }
    let folder = try judge.workbench.store.temporaryFolder()
    let work = try await GradingWork.all(
      handedIn, zip(chapters, blanks).map { ($0, $1) }, minutes: minutes, in: folder.place)
    let (graded, exitCode) = try await grade(
      work, each: chapters.count, hidden, by: judge, in: session)
    try options.write(graded, by: origin, all)
    return exitCode
  }

  /// The named chapters, or else those that some submission holds. A message names the others.
  private func chapters(in submissions: [Submission], _ session: Session) throws -> [Chapter] {
    let all = try session.chapters(chapterNames)
    guard chapterNames.isEmpty else { return all }
    // An unreadable submission is an error of each chapter; a broken chapter is an error of the workbook.
    let held = all.filter { chapter in
      (try? chapter.requireFolders()) == nil
        || submissions.contains { (try? $0.holds(chapter)) ?? true }
    }
    guard !held.isEmpty, held.count < all.count else { return all }
    let missing = all.filter { !held.contains($0) }.map(\.id).joined(separator: ", ")
    Console.complain("kata: not graded, because no submission holds them: \(missing)\n")
    return held
  }

  /// The chapters' worth in points. Without it no report begins, because its sums would have another denominator.
  private static func blankVerdicts(
    on chapters: [Chapter], by judge: Judge
  ) async throws -> [Verdict] {
    do { return try await chapters.inOrder(judge.blankVerdict) } catch let failure as Failure {
      let cause = failure.message.trimmingCharacters(in: .newlines)
      throw Failure(message: cause + "\nNothing was graded.", exitCode: failure.exitCode)
    }
  }

  // Judges all work. `count` is the number of chapters of each submission.
  private func grade(
    _ work: [GradingWork], each count: Int, _ hidden: HiddenItems, by judge: Judge,
    in session: Session
  ) async throws -> ([GradedSubmission], ExitCode) {
    var exitCode = ExitCode.allPassed
    var submissions: [GradedSubmission] = []
    var graded: [GradedSubmission.Chapter] = []
    let pace = GradingPace(total: work.count / max(1, count))
    do {
      try await work.inOrder { work in
        session.progress.say(pace.step, of: work.handedIn.path)
        let result = await Result {
          try await judge.judge(work.chapter, work.snapshot.get(), within: work.allowance)
        }
        try Task.checkCancellation()
        return result
      } take: { work, result in
        let verdict: Verdict
        do { verdict = try result.get() } catch {
          verdict = work.blank.notJudged(because: error.localizedDescription)
          // An error that the submission is to blame for is no failure of the grader.
          if !(error is Diagnostics) { exitCode = .graderFailed }
        }
        graded.append(
          GradedSubmission.Chapter(
            verdict, in: work.handedIn.folder(of: work.chapter), hidden: hidden))
        guard graded.count == count else { return }
        var report = GradedSubmission(path: work.handedIn.path, chapters: graded)
        report.message = work.handedIn.problem
        (report.commit, report.committed) = (work.commit?.hash, work.commit?.date)
        graded = []
        pace.noteDone()
        if !report.hasPassed, exitCode == .allPassed { exitCode = .somethingFailed }
        session.progress.clear()
        submissions.append(report)
      }
    } catch  where Task.isCancelled {
      session.progress.clear()
      Console.complain(
        "kata: \(pace.done) of \(pace.total) submissions are done; the same command goes on from there.\n"
      )
      throw error
    }
    return (submissions, exitCode)
  }

  private static func minutes(_ word: String) throws -> Double {
    guard let minutes = Double(word), minutes > 0, minutes < 10_000 else {
      throw Failure.usage("`kata grade --minutes` is a number of minutes, not \(word).")
    }
    return minutes
  }
}
