import Foundation
import Testing

@testable import Kata

/// Tests of the reader of `Hints.md`, and of the hints made from a mutant's message and diff.
@Suite struct HintsTests {
  let hints = Hints(
    """
    # Hints

    Words that belong to no test.

    # Step 1: read

    # Step 2: begin

    ## the first test

    1. A nudge
       over two lines.
    2. The answer.

    10. One more.

    # Step 3: go on

    ## a-mutant

    1. Words for a mutant.

    ## a test without hints
    """)

  @Test(arguments: [
    (
      "Expectation failed: .exitCode(21) → .signal(SIGSEGV → 11)", "",
      "This test runs in a process of its own, and that crashed."
    ),
    (
      "Caught error: it took 5 s", "Caught error: it took 7 s",
      "2 tests fail alike, most likely for one reason:\n\nCaught error: it took 5 s"
    ),
    ("Caught error: it took 5 s", "Caught error: it broke", nil),
    // Values differ, and so do the mistakes behind them.
    ("Expectation failed: (count → 1) == 2", "Expectation failed: (count → 1) == 2", nil),
  ])
  func `the first hint says what the findings show, where they show more than the test's hints`(
    finding: String, other: String, hint: String?
  ) throws {
    // It has no hints for these tests.
    let chapter = try #require(try Workbook.find(from: Clone.workbook).chapters.first)
    let tests = [("a", finding), ("b", other)].map { name, text in
      SuiteVerdict.Test(
        record: TestRecord(
          id: "M.S/\(name)()/F.swift:1:1", name: name, path: "F.swift", line: 1, status: .failed,
          findings: [Finding(text: text)]), isGuard: false)
    }
    let verdict = Verdict(
      chapterID: chapter.id, standing: .inProgress, suite: SuiteVerdict(tests: tests),
      tests: TestsVerdict(tests: [], mutants: []))

    let target = try #require(try HintTarget.all(in: verdict, of: chapter).first { $0.name == "a" })

    if let hint {
      #expect(target.stages.first?.hasPrefix(hint) == true, "\(target.stages)")
    } else {
      #expect(target.stages.isEmpty)
    }
  }

  @Test func `hints come in the order of the list, with lines that go on`() {
    #expect(
      hints.stages(for: "the first test") == [
        "A nudge over two lines.", "The answer.", "One more.",
      ])
  }

  @Test func `each belongs to the step above it`() {
    #expect(hints.steps.map(\.title) == ["Step 1: read", "Step 2: begin", "Step 3: go on"])
    #expect(
      hints.steps.map(\.names) == [[], ["the first test"], ["a-mutant", "a test without hints"]])
  }

  @Test(arguments: ["a test without hints", "no such test", "Hints", ""])
  func `elsewhere there are none`(heading: String) { #expect(hints.stages(for: heading) == []) }

  @Test func `a mutant says what it does, then words, then its diff`() throws {
    let mutant = try PlantedDiff(in: "Refactored/A.swift")

    #expect(hints.stages(for: mutant) == ["It goes wrong.", "Words for a mutant.", mutant.diff])
  }

  @Test func `the diff of a mutant of the learner's own code is never a hint`() throws {
    let mutant = try PlantedDiff(in: "YourRefactoring/A.swift")

    #expect(hints.stages(for: mutant) == ["It goes wrong.", "Words for a mutant."])
  }
}

extension PlantedDiff {
  /// A mutant named `a-mutant` that changes one file.
  fileprivate init(in path: String) throws {
    let text = "It goes wrong.\n\n--- a/\(path)\n+++ b/\(path)\n@@ -1 +1 @@\n-a\n+b\n"
    try self.init(file: URL(filePath: "/Mutants/a-mutant.diff"), text: text)
  }
}
