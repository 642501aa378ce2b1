import Foundation

/// `kata grade`: judges submissions of others with this workbook.
struct GradeCommand: Command {
  static let name = "grade"
  static let usage = "PATH..."
  static let summary = "Grade submissions with this workbook's suites, mutants and variants."
  static let details = """
    PATH is a clone of the workbook, or a tree that holds chapters as Solutions does. Only the YourTests
    and YourRefactoring folders in it are used; everything else in a submission is ignored.
    A problem with one submission is reported as its error; the others are still graded. A chapter is worth
    the same in each of them. If a chapter's points are unknown here, nothing is graded.

      --chapters LIST   the chapters to grade, with commas between them; without it those that some
                        submission holds. Name the chapters that count even if missing
      --format FORMAT   \(ReportFormats.all.map { "\($0.name) (\($0.summary))" }.joined(separator: ", "))
      --output FILE     write the report there instead of printing it
      --sandbox MODE    the sandbox for a submission's tests, away from this machine's files, network and
                        processes: auto (the default: the best sandbox here), required (stop without a
                        complete sandbox) or off
      --minutes NUMBER  how long this machine may work on one submission; \(defaultMinutes) without it
    """

  private var paths: [String] = []
  private var chapterNames: [String] = []
  private var format: any ReportFormat = TextReport()
  private var output: String?
  private var sandbox = SandboxMode.auto
  private var minutes = Double(defaultMinutes)

  private static let defaultMinutes = 15

  init(arguments: [String]) throws {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      func value() throws -> String {
        if let value = rest.popFirst() { return value }
        throw Failure.usage("`kata grade \(word)` needs a value. Try `kata grade --help`.")
      }
      switch word {
      case "--chapters": chapterNames = try value().split(separator: ",").map(String.init)
      case "--format": format = try Self.format(value())
      case "--output": output = try value()
      case "--sandbox": sandbox = try Self.sandbox(value())
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
    let submissions = paths.map { Submission(root: URL(filePath: $0)) }
    guard submissions.contains(where: \.isFolder) else {
      throw Failure.usage("There is no folder \(paths.joined(separator: ", ")) to grade.")
    }
    let chapters = try chapters(in: submissions, session)
    let judge = try await session.judge(sandbox: sandbox)
    let blanks = try await Self.blankVerdicts(on: chapters, by: judge)
    let writer = try await ReportWriter(format, by: judge.identity(), to: output)
    let folder = try judge.workbench.store.temporaryFolder()
    defer { folder.remove() }
    // All copies are made before the first run, so that no learner's code can change another submission.
    var work: [Work] = []
    for (path, submission) in zip(paths, submissions) {
      let allowance = Budget.Allowance(.seconds(60 * minutes))
      for (chapter, blank) in zip(chapters, blanks) {
        try Task.checkCancellation()
        let copies = folder.place.appending(path: "\(work.count)")
        let snapshot = Result { try submission.snapshot(of: chapter, in: copies) }
        work.append(
          Work(
            path: path, chapter: chapter, blank: blank, snapshot: snapshot, allowance: allowance))
      }
    }
    return try await grade(work, each: chapters.count, by: judge, in: session, to: writer)
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
    do {
      return try await chapters.inOrder { try await judge.blankVerdict(on: $0) }
    } catch let failure as Failure {
      let cause = failure.message.trimmingCharacters(in: .newlines)
      throw Failure(message: cause + "\nNothing was graded.", exitCode: failure.exitCode)
    }
  }

  private struct Work: Sendable {
    let path: String
    let chapter: Chapter
    /// The verdict with the chapter's worth and no points.
    let blank: Verdict
    let snapshot: Result<Submission.Snapshot, any Error>
    /// The time that all chapters of the submission may take together.
    let allowance: Budget.Allowance
  }

  // Judges and reports. `count` is the number of chapters of each submission.
  private func grade(
    _ work: [Work], each count: Int, by judge: Judge, in session: Session, to writer: ReportWriter
  ) async throws -> ExitCode {
    var exitCode = ExitCode.allPassed
    var graded: [GradedSubmission.Chapter] = []
    try await work.inOrder { work in
      session.progress.say(.grading, of: work.path)
      do {
        let verdict = try await judge.judge(
          work.chapter, work.snapshot.get(), within: work.allowance)
        return Result<Verdict, any Error>.success(verdict)
      } catch {
        try Task.checkCancellation()
        return .failure(error)
      }
    } take: { work, result in
      do { graded.append(.init(try result.get())) } catch let diagnostics as Diagnostics {
        // An error that the submission is to blame for is no failure of the grader.
        graded.append(.init(work.blank.notJudged(because: diagnostics.text)))
      } catch {
        graded.append(.init(work.blank.notJudged(because: error.localizedDescription)))
        exitCode = .graderFailed
      }
      guard graded.count == count else { return }
      let report = GradedSubmission(path: work.path, chapters: graded)
      graded = []
      if !report.hasPassed, exitCode == .allPassed { exitCode = .somethingFailed }
      session.progress.clear()
      try writer.add(report)
    }
    try writer.end()
    return exitCode
  }

  private static func format(_ name: String) throws -> any ReportFormat {
    if let format = ReportFormats.all.first(where: { $0.name == name }) { return format }
    let names = ReportFormats.all.map(\.name)
    let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    throw Failure.usage("`kata grade` knows the formats \(list), not \(name).")
  }

  private static func sandbox(_ word: String) throws -> SandboxMode {
    guard let mode = SandboxMode(rawValue: word) else {
      throw Failure.usage("`kata grade --sandbox` is auto, required or off, not \(word).")
    }
    return mode
  }

  private static func minutes(_ word: String) throws -> Double {
    guard let minutes = Double(word), minutes > 0, minutes < 10_000 else {
      throw Failure.usage("`kata grade --minutes` is a number of minutes, not \(word).")
    }
    return minutes
  }
}
