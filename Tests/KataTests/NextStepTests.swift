import Foundation
import Testing

@testable import Kata

/// Tests of the next step, in each chapter of this workbook.
@Suite struct NextStepTests {
  private static let chapters: [Chapter] = (try? Workbook.find(from: Clone.workbook).chapters) ?? []

  @Test func `there are chapters`() { #expect(Self.chapters.count >= 13) }

  @Test(arguments: chapters)
  func `no step is jumped over, and a turn begins with what is to be read`(chapter: Chapter) throws
  {
    let steps = LessonStep.all(of: chapter)
    let mutants = try chapter.mutants.filter { !$0.isDemo }
    let ids = Set(mutants.map(\.id))
    func isOfTests(_ step: LessonStep) -> Bool { !ids.isDisjoint(with: step.names) }
    for step in steps where !step.names.isEmpty {
      let done = steps.filter { $0.number < step.number && !$0.names.isEmpty }
      let isBegun = done.contains { isOfTests($0) == isOfTests(step) }
      let standing = LearnerProgress(
        areTestsUntouched: isOfTests(step) ? !isBegun : !done.contains(where: isOfTests),
        isRefactoringUntouched: isOfTests(step) ? done.allSatisfy(isOfTests) : !isBegun)
      let verdict = Self.verdict(on: chapter, mutants, done.flatMap(\.names), standing)

      let next = try #require(ChapterStatus(chapter: chapter, verdict: verdict).nextStep)

      let expected = isBegun ? step.number : (done.last?.number ?? 0) + 1
      #expect(next.contains("step \(expected) of \(steps.count), "), "\(step.place): \(next)")
      let tells = next.contains("; kata judges from step \(step.number) on (\(chapter.workPath)/")
      #expect(tells == (expected != step.number), "\(step.place): \(next)")
    }
  }

  @Test(arguments: chapters)
  func `the attempt is never judged, and goes when the lesson says so`(chapter: Chapter)
    async throws
  {
    let submission = Submission(root: URL.temporary("Seams"))
    defer { try? FileManager.default.removeItem(at: submission.root) }
    let work = submission.root.appending(path: chapter.id)
    try Submission.sources(in: chapter.start).copy(to: work)
    let tests = ["AttemptTests.swift", "AttemptsOfAnna.swift"].map { "YourTests/\($0)" }
    for path in tests { try work.appending(path: path).write("let broken: Int = \"\"") }

    let snapshot = try submission.snapshot(of: chapter, in: URL.temporary("Seams"))
    defer { try? FileManager.default.removeItem(at: snapshot.folder) }
    let verdict = Self.verdict(on: chapter, [], [], snapshot.standing)
    let next = try #require(ChapterStatus(chapter: chapter, verdict: verdict).nextStep)

    #expect(!snapshot.sources(.tests).paths.contains(tests[0]))
    #expect(snapshot.sources(.tests).paths.contains(tests[1]), "the lesson does not name it")
    #expect(
      next.hasPrefix(
        "go on with the lesson, and delete \(chapter.workPath)/\(tests[0]) when it says so;"),
      "\(next)")
  }

  /// A verdict on a chapter in which some tests and mutants are done.
  private static func verdict(
    on chapter: Chapter, _ mutants: [PlantedDiff], _ done: [String], _ standing: LearnerProgress
  ) -> Verdict {
    let ids = mutants.map(\.id)
    let tests = Hints(of: chapter).headings.filter { !ids.contains($0) }.map { name in
      var record = TestRecord(id: name, name: name, path: "A.swift", line: 1)
      record.status = done.contains(name) ? .passed : .failed
      return SuiteVerdict.Test(record: record, isGuard: false)
    }
    return Verdict(
      chapterID: chapter.id, standing: standing, suite: SuiteVerdict(tests: tests),
      tests: TestsVerdict(
        tests: [],
        mutants: mutants.map {
          TestsVerdict.Mutant(
            id: $0.id, isDemo: false, killedBy: done.contains($0.id) ? ["a"] : [],
            isInRefactoring: $0.isInRefactoring)
        }))
  }
}
