import Foundation
import Testing

/// What `kata check` says of the mistakes learners make: what, where, and what counts all the same.
@Suite(.warm) struct MistakeTests {
  @Test func `a refactoring that does not compile is shown with its path, and the tests count`()
    async throws
  {
    try await check(editing: farewell, "visitors.remove(name)", "visitors.remvoe(name)") {
      outcome in
      #expect(outcome.exitCode == 1)
      #expect(outcome.output.contains("Turn 1, your tests: 6 of 6 mutants killed"))
      #expect(
        outcome.output.contains(
          "  \(farewell):8:14: error: value of type 'Visitors' has no member 'remvoe'"))
    }
  }

  @Test func `tests that do not compile are shown with their path, and the refactoring counts`()
    async throws
  {
    try await check(addingTest: "let x: Int = \"\"") { outcome in
      #expect(outcome.exitCode == 1)
      #expect(outcome.output.contains("Turn 1, your tests: not judged"))
      #expect(
        outcome.output.contains(/Chapters\S+DoorbellTests.swift:\d+:\d+: error: cannot convert/))
      #expect(outcome.output.contains("Turn 2, your refactoring: 3 of 3 tests pass"))
    }
  }

  @Test func `an entry that is gone is named`() async throws {
    try await check(editing: entry, "func makeFarewell(on", "func newFarewell(on") { outcome in
      #expect(outcome.exitCode == 1)
      #expect(outcome.output.contains("The suite calls what no longer exists:"))
      #expect(outcome.output.contains("makeFarewell(on: Visitors) -> FarewellSaying"))
      #expect(!outcome.output.contains("$s"))
    }
  }

  @Test func `a conformance that is gone, and that the chapter uses, is named`() async throws {
    try await Clone.use { clone in
      try clone.solve(chapter)
      // The refactored code relies on what the learner's file declares, as in chapter 6.
      try clone.write(
        "protocol Named {}\nfunc isNamed(_ bell: Doorbell) -> any Named { bell }",
        to: "Chapters/01-AtTheDoor/Refactored/Named.swift")
      for place in ["Tests/01-AtTheDoor/Start", "Solutions/01-AtTheDoor"] {
        try clone.write("extension Doorbell: Named {}", to: "\(place)/YourRefactoring/Named2.swift")
      }

      let outcome = try await clone.kata("check", "1")

      #expect(
        outcome.output.contains(
          """
            The suite calls what no longer exists:
              Doorbell: Named
            The chapter's own code needs them. Tests/01-AtTheDoor/Start/YourRefactoring shows how they came.
          """), "\(outcome.output)")
      #expect(!outcome.output.contains("$s"))
    }
  }

  @Test func `a file with the name of another is refused in words`() async throws {
    try await Clone.use { clone in
      try clone.write("", to: "Chapters/01-AtTheDoor/YourRefactoring/Visitors.swift")

      let outcome = try await clone.kata("check", "1")

      #expect(
        outcome.output.contains(
          "  Chapters/01-AtTheDoor/YourRefactoring/Visitors.swift: there is a Visitors.swift in Legacy/ already,"
        ), "\(outcome.output)")
    }
  }

  @Test func `a method that calls itself is suspected, and the hints for the test go on`()
    async throws
  {
    try await Clone.use { clone in
      try clone.solve(chapter)
      try clone.edit(farewell, "visitors.remove(name)", "_ = say(to: name)")

      let outcome = try await clone.kata("check", "1")
      #expect(
        outcome.output.contains(
          "It crashed (signal 11: most often a method that calls itself without end)."))

      let first = try await clone.kata("hint", "1").output
      #expect(first.contains("did not finish"))
      let second = try await clone.kata("hint", "1").output
      #expect(second.contains("The same.") || second.contains("Which visitors does it ask?"))
    }
  }

  @Test func `an entry that would link and not fit is refused, and what to do is said`()
    async throws
  {
    let mark = "nonisolated(nonsending) func makeFarewell("
    try await check(editing: entry, "func makeFarewell(", mark) { outcome in
      #expect(outcome.exitCode == 1)
      #expect(
        outcome.output.contains(
          "\(entry): makeFarewell is marked `nonisolated(nonsending)`, which changes how it is called;"
        ),
        "\(outcome.output)")
      #expect(outcome.output.contains("`nonisolated`, `@concurrent` and `@MainActor` are fine."))
    }
  }

  @Test func `a crash costs the tests that crash and no others`() async throws {
    let crash = "_ = visitors.names[9]"
    try await check(editing: farewell, "visitors.remove(name)", crash) { outcome in
      #expect(outcome.exitCode == 1)
      #expect(outcome.output.contains("Turn 2, your refactoring: 1 of 3 tests pass"))
      #expect(outcome.output.contains(/It crashed \(signal \d+\)/))
      #expect(outcome.output.contains("Fatal error: Index out of range"))
      #expect(outcome.output.contains("all 1 guards hold"))
    }
  }

  @Test func `a program that ends early passes nothing it did not finish`() async throws {
    let end = "if name != \"\" { exit(0) }\n    visitors.remove(name)"
    try await Clone.use { clone in
      try clone.solve(chapter)
      try clone.allow("exit", in: chapter)
      try clone.edit(farewell, "visitors.remove(name)", end)
      try clone.edit(farewell, "class Farewell", "import Foundation\n\nclass Farewell")

      let outcome = try await clone.kata("check", "1")

      #expect(outcome.exitCode == 1)
      #expect(outcome.output.contains("Turn 2, your refactoring: 1 of 3 tests pass"))
      #expect(outcome.output.contains("It exited with code 0 before the test had ended."))
    }
  }

  @Test func `an endless loop is ended, and what loops is named`() async throws {
    let loop = "while true {}"
    try await check(editing: farewell, "visitors.remove(name)", loop, within: "1.1") { outcome in
      #expect(outcome.exitCode == 1)
      #expect(
        outcome.output.contains("It did not end within 1.1 seconds (more on a busy machine)."))
      #expect(outcome.output.contains("✘ who leaves is gone"))
      #expect(!outcome.output.contains("✘ the shared visitors stay"))
    }
  }

  @Test func `a lost guard costs a point and is shown`() async throws {
    try await check(editing: farewell, "return \"Who?\"", "return \"What?\"") { outcome in
      #expect(outcome.exitCode == 1)
      #expect(outcome.output.contains("1 of 1 guards fail"))
      #expect(outcome.output.contains("Chapter 1 · At The Door · 8 of 9 points"))
    }
  }

  @Test func `a wrong test is left out and the others count`() async throws {
    try await check(
      addingTest: "@Test func `a wrong one`() { #expect(TestingDoorbell().count() == 7) }"
    ) { outcome in
      #expect(outcome.exitCode == 1)
      #expect(outcome.output.contains("6 of 6 mutants killed"))
      #expect(
        outcome.output.contains("✘ wrong, left out: \"a wrong one\": it fails on the original code")
      )
      #expect(outcome.output.contains("TestingDoorbell().count() → 0) == 7"))
      #expect(outcome.output.contains("Next: fix your test \"a wrong one\""))
    }
  }

  @Test func `a test that knows how the code works is over-specified`() async throws {
    try await check(
      addingTest: """
        @Test func `looks it up`() {
            let doorbell = TestingDoorbell()
            doorbell.visitors.add("Bob")
            #expect(doorbell.last() == "Bob")
          }
        """
    ) { outcome in
      #expect(outcome.exitCode == 1)
      #expect(outcome.output.contains("6 of 6 mutants killed"))
      #expect(
        outcome.output.contains(
          "✘ over-specified, left out: \"looks it up\": it fails on the variant remembers-the-last,"
            + " which is just as correct as the original"))
    }
  }

  @Test(arguments: [
    "#expect(Bool(true))",
    "withKnownIssue { Issue.record(\"no\") }",
    "Issue.record(\"only a warning\", severity: .warning)",
    "let later = { #expect(Bool(false)) }; _ = later",
  ])
  func `a test that cannot fail kills nothing and is called idle`(body: String) async throws {
    try await Clone.use { clone in
      try clone.edit(
        doorbellTests, "  // Your tests go here.", "  @Test func `a hollow one`() { \(body) }")

      let outcome = try await clone.kata("check", "1")

      #expect(outcome.output.contains("Turn 1, your tests: 0 of 6 mutants killed"))
      #expect(
        outcome.output.contains("idle: \"a hollow one\": it kills no mutant"), "\(outcome.output)")
    }
  }

  @Test func `of a test with arguments the case that fails is named`() async throws {
    try await check(
      addingTest: "@Test(arguments: [1, 2, 3]) func `small`(number: Int) { #expect(number < 3) }"
    ) { outcome in
      #expect(outcome.exitCode == 1)
      #expect(outcome.output.contains("      With 3:\n      Expectation failed: (number → 3) < 3"))
      #expect(!outcome.output.contains("With 2:"))
    }
  }

  @Test func `a failure of a megabyte is cut short`() async throws {
    try await check(
      addingTest: """
        @Test func `long`() { #expect(String(repeating: "x", count: 1_000_000) == "") }
        """
    ) { outcome in
      #expect(outcome.output.contains(" ... and more, "))
      #expect(outcome.output.utf8.count < 10_000)
    }
  }

  @Test func `a disabled test is called idle because it was not run`() async throws {
    try await check(addingTest: "@Test(.disabled()) func `a off one`() { #expect(Bool(false)) }") {
      outcome in
      #expect(outcome.exitCode == 0)
      #expect(outcome.output.contains("idle: \"a off one\": it was not run"))
    }
  }

  @Test func `with no tests at all nothing is killed`() async throws {
    try await Clone.use { clone in
      try clone.write("// nothing", to: doorbellTests)

      let outcome = try await clone.kata("check", "1")

      #expect(outcome.exitCode == 1)
      #expect(!outcome.output.contains("killed by"))
      #expect(outcome.output.contains("demo-the-name-is-missing  survived"))
    }
  }

  @Test(arguments: ["YourTests", "YourRefactoring"])
  func `a missing folder is named, with what brings it back`(folder: String) async throws {
    try await Clone.use { clone in
      try FileManager.default.removeItem(
        at: clone.root.appending(path: "Chapters/\(chapter)/\(folder)"))

      let outcome = try await clone.kata("check", "1")

      #expect(outcome.exitCode == 1)
      #expect(
        outcome.output.contains("There are no Swift files in Chapters/\(chapter)/\(folder)."))
      #expect(outcome.output.contains("`swift run kata reset 1`"))
    }
  }

  @Test func `much output is drained, and control characters are shown as text`() async throws {
    try await check(
      addingTest: """
        @Test func `a loud one`() {
            for _ in 1...200_000 { print("a line that is long enough to fill a pipe in no time at all") }
            Issue.record("\\u{1b}[2J::error::")
          }
        """
    ) { outcome in
      #expect(outcome.exitCode == 1)
      #expect(outcome.output.contains("�[2J::error::"))
      #expect(!outcome.output.contains("\u{1b}"))
    }
  }

  // MARK: - Fixtures

  let chapter = "01-AtTheDoor"
  let farewell = "Chapters/01-AtTheDoor/YourRefactoring/Farewell.swift"
  let entry = "Chapters/01-AtTheDoor/YourRefactoring/Entry.swift"
  let doorbellTests = "Chapters/01-AtTheDoor/YourTests/DoorbellTests.swift"

  /// Makes one mistake in the solution and checks it.
  func check(
    editing path: String, _ old: String, _ new: String, within seconds: String = "",
    _ look: (Clone.Outcome) throws -> Void
  ) async throws {
    try await Clone.use { clone in
      try clone.solve(chapter)
      try clone.edit(path, old, new)
      try look(await clone.kata("check", "1", environment: ["KATA_TIME_LIMIT": seconds]))
    }
  }

  func check(addingTest test: String, _ look: (Clone.Outcome) throws -> Void) async throws {
    let mark = "  @Test func `rings are counted`"
    try await check(editing: doorbellTests, mark, "  \(test)\n\n\(mark)", look)
  }
}
