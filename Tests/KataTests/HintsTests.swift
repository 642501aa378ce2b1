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
