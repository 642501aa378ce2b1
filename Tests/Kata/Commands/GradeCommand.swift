import Foundation

/// `kata grade`: submissions of others, judged by this workbook.
struct GradeCommand: Command {
  static let name = "grade"
  static let usage = "PATH..."
  static let summary = "Grade submissions with this workbook's suites, mutants and variants."
  static let details = """
    PATH is a clone of the workbook, or a tree that holds chapters as Solutions does. Only the YourTests
    and YourRefactoring folders in it are used; everything else in a submission is ignored.
    A problem with one submission is reported as its error; the others are still graded.

      --chapters LIST   the chapters to grade, with commas between them; all without it
      --format FORMAT   \(ReportFormats.all.map { "\($0.name) (\($0.summary))" }.joined(separator: " or "))
      --output FILE     write the report there instead of printing it
    """

  private var paths: [String] = []
  private var chapterNames: [String] = []
  private var format: any ReportFormat = TextReport()
  private var output: String?

  init(arguments: [String]) throws {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-") else {
        paths.append(word)
        continue
      }
      guard ["--chapters", "--format", "--output"].contains(word) else {
        try Self.refuseOptions([word])
        continue
      }
      guard let value = rest.popFirst() else {
        throw Failure.usage("`kata grade \(word)` needs a value. Try `kata grade --help`.")
      }
      switch word {
      case "--chapters": chapterNames = value.split(separator: ",").map(String.init)
      case "--output": output = value
      default:
        guard let known = ReportFormats.all.first(where: { $0.name == value }) else {
          let names = ReportFormats.all.map(\.name).joined(separator: " and ")
          throw Failure.usage("`kata grade` knows the formats \(names), not \(value).")
        }
        format = known
      }
    }
    guard !paths.isEmpty else {
      throw Failure.usage(
        "`kata grade` needs the path of a submission, as in `kata grade Solutions`.")
    }
  }

  func run(in session: Session) async throws -> ExitCode {
    let chapters = try session.chapters(chapterNames)
    let submissions = try paths.map(Self.submission)
    let judge = try await session.judge()
    let writer = try await ReportWriter(format, by: judge.origin(), to: output)
    return try await judge.store.withTemporaryFolder { folder in
      // All copies come before the first run: no learner's code can change what another handed in.
      var work: [Work] = []
      for (path, submission) in zip(paths, submissions) {
        for chapter in chapters {
          try Task.checkCancellation()
          let copies = folder.appending(path: "\(work.count)")
          let snapshot = Result { try submission.snapshot(of: chapter, in: copies) }
          work.append(Work(path: path, chapter: chapter, snapshot: snapshot))
        }
      }
      return try await grade(work, each: chapters.count, by: judge, in: session, to: writer)
    }
  }

  private struct Work: Sendable {
    let path: String
    let chapter: Chapter
    let snapshot: Result<Submission.Snapshot, any Error>
  }

  /// Judges and reports.
  ///
  /// - Parameter count: How many chapters a submission has.
  private func grade(
    _ work: [Work], each count: Int, by judge: Judge, in session: Session, to writer: ReportWriter
  ) async throws -> ExitCode {
    var exitCode = ExitCode.allPassed
    var graded: [GradedSubmission.Chapter] = []
    try await work.inOrder { work in
      session.progress.say("grading \(work.path)")
      do {
        let verdict = try await judge.judge(work.chapter, work.snapshot.get())
        return Result<Verdict, any Error>.success(verdict)
      } catch {
        try Task.checkCancellation()
        return .failure(error)
      }
    } take: { work, result in
      do {
        graded.append(.init(try result.get()))
      } catch {
        let cause = (error as? Failure)?.message ?? (error as NSError).localizedDescription
        graded.append(.init(id: work.chapter.id, notJudgedBecause: cause))
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

  private static func submission(at path: String) throws -> Submission {
    var isFolder: ObjCBool = false
    let root = URL(filePath: path)
    guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder),
      isFolder.boolValue
    else {
      throw Failure.usage("There is no folder \(path) to grade.")
    }
    return Submission(root: root)
  }
}
