import Foundation
import Synchronization

/// `kata test`: runs a chapter's tests, and shows what Swift Testing prints.
struct TestCommand: Command {
  static let name = "test"
  static let usage = "CHAPTER [NAME...]"
  static let summary = "Run your tests, all or by name, and show Swift Testing's own lines."
  static let details = """
    It builds this chapter alone, so it takes seconds where `swift test` takes minutes, and it gives no
    points. Your tests run with your refactoring once you have changed it, and with the untouched one
    before. Failures are no known issues here.

    NAME is the name of a test, of a suite or of a file; * stands for any text, as in "a deleted note*".
    Several names are several choices. A name that only the chapter's suite has builds the suite, too.

    --suite runs the chapter's suite as well. --times N runs N times, each in a new process, and says how
    often each test failed.
    """

  private let chapterName: String
  private let names: TestNames
  private let withSuite: Bool
  private let times: Int?

  init(arguments: [String]) throws {
    var words: [String] = []
    var withSuite = false
    var times: Int?
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--suite": withSuite = true
      case "--times":
        let value = try Self.value(of: word, in: &rest)
        guard let number = Int(value), (1...10_000).contains(number) else {
          throw Failure.usage(
            "`kata test --times` is a number from 1 to 10000, not \(Style.harmlessName(value)).")
        }
        times = number
      default: words.append(word)
      }
    }
    try Self.refuseOptions(words)
    chapterName = try Self.oneChapter(Array(words.prefix(1)))
    names = TestNames(words: Array(words.dropFirst()))
    (self.withSuite, self.times) = (withSuite, times)
  }

  /// A program of tests, and those of its tests that are to run: all if there is no choice.
  private struct Part {
    let title: String
    let program: TestProgram
    var isSuite = false
    var chosen: [TestRecord]?
  }

  func run(in session: Session) async throws -> ExitCode {
    let chapter = try session.chapter(chapterName)
    let builder = try await ChapterBuilder.free(
      session.workbench(), chapter, of: session.learner)
    let parts: [Part]
    do { parts = try await self.parts(of: builder) } catch let diagnostics as Diagnostics {
      session.progress.clear()
      let report = CompilerReport(diagnostics: diagnostics.text, chapter: chapter)
      print(report.text(below: "The tests cannot run:"))
      return .somethingFailed
    }
    var allPassed = true
    for (index, part) in parts.enumerated() {
      session.progress.clear()
      let gap = index == 0 ? "" : "\n"
      if parts.count > 1 { print(gap + Style.standardOutput.bold("\(part.title):")) }
      fflush(nil)
      do {
        let passed =
          try await times == nil ? runOnce(part) : runOften(part, session.progress)
        allPassed = allPassed && passed
      } catch let diagnostics as Diagnostics {
        print(Style.harmless(diagnostics.text))
        allPassed = false
      }
    }
    let runOnOwnCode =
      try parts.contains { $0.isSuite } || chapter.mutants.contains(where: \.isInRefactoring)
    if !allPassed, runOnOwnCode, let remark = remark(on: builder.snapshot.standing, chapter) {
      print(Style.standardOutput.dim(remark))
    }
    return allPassed ? .allPassed : .somethingFailed
  }

  /// That turn 2 is not begun; nil where it is, and for the lesson's attempt, which does not need it.
  private func remark(on standing: LearnerProgress, _ chapter: Chapter) -> String? {
    let isAttempt = !names.words.isEmpty && names.words.allSatisfy { $0.hasPrefix("Attempt") }
    guard standing.isRefactoringUntouched, !isAttempt else { return nil }
    return
      (standing.isUntouched
      ? "Chapter \(chapter.number) is not begun"
      : "Turn 2 of chapter \(chapter.number) is not begun")
      + ": the tests ran with the untouched \(chapter.workPath)/YourRefactoring."
  }

  // MARK: - Choosing

  private func parts(of builder: ChapterBuilder) async throws -> [Part] {
    let untouched = builder.snapshot.standing.isRefactoringUntouched
    let own = Part(
      title: "Your tests", program: try await builder.programs.freeTests(untouched: untouched))
    func suite() async throws -> Part {
      do {
        let program = try await builder.programs.suite(untouched: untouched)
        return Part(title: "The suite", program: program, isSuite: true)
      } catch let diagnostics as Diagnostics {
        throw try await builder.explained(diagnostics, of: "The suite")
      }
    }
    if names.words.isEmpty { return withSuite ? [own, try await suite()] : [own] }
    let all = try await own.program.list()
    var parts = [chosen(names, from: all, in: own)]
    let others = names.unknown(among: all)
    if withSuite || !others.words.isEmpty {
      let suite = try await suite()
      let tests = try await suite.program.list()
      let unknown = others.unknown(among: tests).words
      if !unknown.isEmpty { throw failure(about: unknown, among: all + tests, builder.chapter) }
      parts.append(chosen(withSuite ? names : others, from: tests, in: suite))
    }
    return parts.filter { $0.chosen?.isEmpty == false }
  }

  private func chosen(_ names: TestNames, from tests: [TestRecord], in part: Part) -> Part {
    var part = part
    part.chosen = names.chosen(from: tests)
    return part
  }

  private func failure(
    about words: [String], among tests: [TestRecord], _ chapter: Chapter
  ) -> Failure {
    let word = words[0]
    let like = TestNames.like(word, among: tests).map { "\"\(Style.harmless($0))\"" }
    let quotes = words.count > 1 ? " A name of several words needs quotes." : ""
    return .usage(
      "Chapter \(chapter.number) has no test, suite or file \"\(Style.harmlessName(word))\"."
        + quotes
        + (like.isEmpty
          ? " A * stands for any text, as in \"a deleted note*\"."
          : " Did you mean \(like.joined(separator: " or "))?"))
  }

  // MARK: - Running

  /// Runs the tests once, and returns whether all passed.
  private func runOnce(_ part: Part) async throws -> Bool {
    let unread = Mutex(Data())
    // The stack below a crash names hardly a function, and hides the line above it.
    @Sendable func show(_ bytes: Data, all: Bool = false) {
      let lines = unread.withLock { unread in
        unread += bytes
        let end = all ? unread.count : (unread.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
        defer { unread = Data(unread.dropFirst(end)) }
        return String(decoding: unread.prefix(end), as: UTF8.self)
      }
      let shown = lines.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { $0.prefixMatch(of: RunResult.frame) == nil }.joined(separator: "\n")
      try? FileHandle.standardOutput.write(contentsOf: Data(shown.utf8))
    }
    let reader = OutputReader(isColored: Style.standardOutput.isColored) { show($0) }
    let records = try await part.program.run(only: part.chosen, for: reader)
    show(Data(), all: true)
    if records.isEmpty { return noTest() }
    // A run in which a test crashes or hangs is cut short: further runs tell about it and the others.
    let failed = records.filter(\.hasFailed)
    if failed.contains(where: \.hasEndedBadly) {
      for record in failed {
        print(Style.standardOutput.bad("✘ ") + "\"\(Style.harmless(record.name))\"")
        let findings = record.findings.map(\.text).joined(separator: "\n")
        print(Style.indented(Style.harmless(findings), by: 2))
      }
      let others = records.filter { !$0.hasEndedBadly }
      if !others.isEmpty {
        let passed = others.count { !$0.hasFailed }
        print("The others ran again, without it: \(passed) of \(others.count) passed.")
      }
    }
    return failed.isEmpty
  }

  /// Runs the tests several times, shows a run that failed if there is one, and counts.
  private func runOften(_ part: Part, _ progress: Progress) async throws -> Bool {
    let style = Style.standardOutput
    let runs = try await part.program.run(
      only: part.chosen, times: times ?? 1, isColored: style.isColored)
    progress.clear()
    if runs.allSatisfy(\.result.tests.isEmpty) { return noTest() }
    let failed = runs.firstIndex { RepeatedRuns.hasFailed($0.result) }
    if let failed {
      print(style.bold("Run \(failed + 1) of \(runs.count):") + "\n" + runs[failed].output)
    }
    print(RepeatedRuns(results: runs.map(\.result)).text(style))
    return failed == nil
  }

  /// Says that there is nothing that could pass.
  private func noTest() -> Bool {
    print("There is no test.")
    return false
  }
}
