import Foundation

/// `kata grade`: submissions of others, judged by this workbook.
struct GradeCommand: Command {
  static let name = "grade"
  static let usage = "PATH..."
  static let summary = "Grade submissions with this workbook's suites, mutants and variants."
  static let details = """
    PATH is a clone of the workbook, or a tree that holds chapters as Solutions does. Only the YourTests
    and YourRefactoring folders in it are taken; whatever else a submission brings is not looked at.

      --chapters LIST   the chapters to grade, with commas between them; all without it
      --format FORMAT   text (a line a chapter) or json (everything)
      --output FILE     write the report there instead of printing it
    """

  private enum Format: String { case text, json }

  private var paths: [String] = []
  private var chapterNames: [String] = []
  private var format = Format.text
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
        guard let known = Format(rawValue: value) else {
          throw Failure.usage("`kata grade` knows the formats text and json, not \(value).")
        }
        format = known
      }
    }
    guard !paths.isEmpty else {
      throw Failure.usage(
        "`kata grade` needs the path of a submission, as in `kata grade Solutions`.")
    }
  }

  func run(in workbook: Workbook) async throws -> ExitCode {
    let chapters = try ChapterName(chapters: workbook.chapters).chapters(chapterNames)
    let submissions = try paths.map(Self.submission)
    let progress = Progress()
    let judge = try await Judge(workbook: workbook, progress: progress)
    var graded: [GradeReport.Graded] = []
    for (path, submission) in zip(paths, submissions) {
      progress.say("grading \(path)")
      var results: [GradeReport.GradedChapter] = []
      for chapter in chapters {
        let verdict = try await judge.judge(chapter, of: submission)
        let isMissing = submission.folder(of: chapter) == nil
        results.append(.init(verdict, on: chapter, isMissing: isMissing))
      }
      graded.append(
        GradeReport.Graded(
          path: path, score: results.map(\.score).reduce(0, +),
          maxScore: results.map(\.maxScore).reduce(0, +), chapters: results))
    }
    progress.clear()
    let report = GradeReport(submissions: graded)
    try write(format == .json ? report.json() : report.text)
    return report.hasPassed ? .allPassed : .somethingFailed
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

  private func write(_ report: String) throws {
    guard let output else {
      print(report, terminator: "")
      return
    }
    do {
      try Data(report.utf8).write(to: URL(filePath: output), options: .atomic)
    } catch {
      throw Failure.grader(
        "The report cannot be written to \(output): \((error as NSError).localizedDescription)")
    }
  }
}
