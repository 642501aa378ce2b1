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
      --duel            let the class play a duel instead: all mutants in YourMutants folders against all
                        tests, as text, csv, markdown or html. From \(ClassDuel.leastSuites) suites on there are points
    """

  private var paths: [String] = []
  private var chapterNames: [String] = []
  private var hideFile: String?
  private var shard: Shard?
  private var options = ReportOptions()
  private var sandbox = SandboxMode.auto
  private var minutes = Double(defaultMinutes)
  private var isDuel = false

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
      case "--duel": isDuel = true
      case "--minutes": minutes = try Self.minutes(value())
      default:
        try Self.refuseOptions([word])
        paths.append(word)
      }
    }
    if isDuel { try options.requireDuel() }
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
    let folder = try judge.workbench.store.temporaryFolder()
    if isDuel {
      let duels = try await duels(of: handedIn, in: chapters, judge, folder.place)
      session.progress.clear()
      try options.write(ClassDuelReport(duels: duels, origin: origin))
      return .allPassed
    }
    let reports = try options.reports(by: origin, chapters: all)
    let work = try await GradingWork.all(
      handedIn, zip(chapters, blanks).map { ($0, $1) }, minutes: minutes, in: folder.place)
    return try await grade(
      work, each: chapters.count, hidden, by: judge, in: session, to: reports)
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

  // Judges and reports. `count` is the number of chapters of each submission.
  private func grade(
    _ work: [GradingWork], each count: Int, _ hidden: HiddenItems, by judge: Judge,
    in session: Session, to reports: Reports
  ) async throws -> ExitCode {
    var exitCode = ExitCode.allPassed
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
        var chapter = GradedSubmission.Chapter(
          verdict, in: work.handedIn.folder(of: work.chapter), hidden: hidden)
        chapter.shape = work.shape
        graded.append(chapter)
        guard graded.count == count else { return }
        var report = GradedSubmission(path: work.handedIn.path, chapters: graded)
        report.message = work.handedIn.problem
        (report.commit, report.committed) = (work.commit?.hash, work.commit?.date)
        graded = []
        pace.noteDone()
        if !report.hasPassed, exitCode == .allPassed { exitCode = .somethingFailed }
        session.progress.clear()
        try reports.add(report)
      }
    } catch  where Task.isCancelled {
      session.progress.clear()
      Console.complain(
        "kata: \(pace.done) of \(pace.total) submissions are done; the same command goes on from there.\n"
      )
      throw error
    }
    try reports.end()
    return exitCode
  }

  /// Lets the submissions play a duel in each chapter in which one of them has planted a mutant.
  private func duels(
    of handedIn: [HandedIn], in chapters: [Chapter], _ judge: Judge, _ folder: URL
  ) async throws -> [ClassDuel] {
    let names = GradedClass.names(of: handedIn.map(\.path))
    var duels: [ClassDuel] = []
    for chapter in chapters where chapter.letsPlant {
      // All submissions are copied before the first one runs.
      let learners = try handedIn.enumerated().map { index, one in
        let copy = folder.appending(path: "\(chapter.id)/\(index)")
        let work = copy.appending(path: chapter.id)
        let files = one.submission
        _ = try files.snapshot(of: chapter, in: work)
        let mutants: LearnersMutants
        do {
          mutants = try LearnersMutants(
            of: files, in: chapter, copiedTo: work.appending(path: LearnersMutants.folder))
        } catch { mutants = LearnersMutants(refusing: error.localizedDescription) }
        return ClassDuelJudge.Learner(
          name: Style.harmlessName(names[index]), files: Submission(root: copy),
          mutants: mutants, allowance: Budget.Allowance(.seconds(60 * minutes)))
      }
      guard learners.contains(where: { !$0.mutants.isEmpty }) else { continue }
      duels.append(try await ClassDuelJudge(judge: judge, chapter: chapter).duel(of: learners))
    }
    guard !duels.isEmpty else {
      throw Failure.usage("No submission has planted a mutant in \(LearnersMutants.folder)/.")
    }
    return duels
  }

  private static func minutes(_ word: String) throws -> Double {
    guard let minutes = Double(word), minutes > 0, minutes < 10_000 else {
      throw Failure.usage("`kata grade --minutes` is a number of minutes, not \(word).")
    }
    return minutes
  }
}
