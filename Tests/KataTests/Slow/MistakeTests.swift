import Foundation
import Testing

/// Tests of `kata check` on learners' mistakes: the report names the mistake and its place, and the rest still counts.
@Suite(.warm) struct MistakeTests {
  // MARK: - In the refactoring

  @Test func `a refactoring that does not compile is shown, and the tests count`() async throws {
    let outcome = try await check(editing: farewell, "visitors.remove(", "visitors.remvoe(")

    outcome.ends(
      1, showing: "Turn 1, your tests: 6 of 6 mutants killed",
      "  \(farewell):8:14: error: value of type 'Visitors' has no member 'remvoe'")
  }

  @Test func `an entry that is gone is named`() async throws {
    let outcome = try await check(editing: entry, "func makeFarewell(on", "func newFarewell(on")

    outcome.ends(
      1, showing: "The suite calls missing declarations:",
      "makeFarewell(on: Visitors) -> FarewellSaying")
    #expect(!outcome.output.contains("$s"))
  }

  @Test func `a conformance that is gone, and that the chapter uses, is named`() async throws {
    try await Clone.use(solving: chapter) { clone in
      // The refactored code relies on a declaration in the learner's file, as in chapter 6.
      try clone.write(
        "protocol Named {}\nfunc isNamed(_ bell: Doorbell) -> any Named { bell }",
        to: "Chapters/01-AtTheDoor/Refactored/Named.swift")
      for place in ["Tests/01-AtTheDoor/Start", "Solutions/01-AtTheDoor"] {
        try clone.write("extension Doorbell: Named {}", to: "\(place)/YourRefactoring/Named2.swift")
      }

      let outcome = try await clone.kata("check", "1")

      outcome.shows(
        """
          The suite calls missing declarations:
            Doorbell: Named
          The chapter's own code needs them. Tests/01-AtTheDoor/Start/YourRefactoring shows how they came.
        """)
      #expect(!outcome.output.contains("$s"))
    }
  }

  @Test func `a file with the name of another is refused in words`() async throws {
    try await Clone.use { clone in
      let file = "Chapters/01-AtTheDoor/YourRefactoring/Visitors.swift"
      try clone.write("", to: file)

      let outcome = try await clone.kata("check", "1")

      outcome.shows("  \(file): there is a Visitors.swift in Legacy/ already,")
    }
  }

  @Test func `an entry that would link and not fit is refused, with what to do`() async throws {
    let mark = "nonisolated(nonsending) func makeFarewell("
    let outcome = try await check(editing: entry, "func makeFarewell(", mark)

    let refusal = "makeFarewell is marked `nonisolated(nonsending)`, which changes how"
    outcome.ends(
      1, showing: "\(entry): \(refusal) it is called;",
      "`nonisolated`, `@concurrent` and `@MainActor` are fine.")
  }

  @Test func `a lost guard costs a point and comes first`() async throws {
    try await Clone.use(solving: chapter) { clone in
      try clone.edit(farewell, "return \"Who?\"", "return \"What?\"")
      try clone.edit(farewell, "    visitors.remove(name)\n", "")

      let outcome = try await clone.kata("check", "1")

      outcome.ends(
        1, showing: "Chapter 1 · At The Door · 7 of 9 points",
        "  1 of 1 guards fails: tests that passed before you began. A point off for each.\n"
          + "  ✘ who was not there is not missed\n",
        "  ✘ who leaves is gone  step 3\n",
        "`swift run kata hint 1` helps with \"who leaves is gone\"; the guard \"who was not there is not"
          + " missed\", which passed before you began, fails as well.")
      let output = outcome.output
      let guardPlace = try #require(output.firstRange(of: "✘ who was not there"))
      let testPlace = try #require(output.firstRange(of: "✘ who leaves is gone"))
      #expect(guardPlace.lowerBound < testPlace.lowerBound)
    }
  }

  @Test func `a test of a later step is shown in a line, its own words first`() async throws {
    try await Clone.use(solving: chapter) { clone in
      let hints = "Chapters/01-AtTheDoor/Hints.md"
      try clone.edit(
        hints, "## who leaves is gone", "# Step 4: let them go\n\n## who leaves is gone")
      try clone.edit(farewell, "return \"Bye, \\(name)\"", "return \"\"")
      try clone.edit(farewell, "    visitors.remove(name)\n", "")

      let outcome = try await clone.kata("check", "1")

      let file = "Tests/01-AtTheDoor/FarewellTests.swift"
      outcome.shows(
        """
          ✘ who was there is said goodbye  step 3
              \(file):9
              Ada was there
              Expectation failed: (makeFarewell(on: visitors).say(to: ada.name) → "") == "Bye, Ada"
          ✘ who leaves is gone  step 4
              \(file):15: only Ada was there
          all 1 guards hold
        """)
    }
  }

  @Test(arguments: [
    "import Testing\n\n@Test func `an attempt`() { #expect(Bool(false)) }\n",
    "import Testing\n@testable import AtTheDoor\n\nlet broken: Int = LegacyDoorbell()\n",
    "@_cdecl(\"exit\") func attempt() {}\n",
  ])
  func `an attempt that was left behind is to be deleted, and not judged`(attempt: String)
    async throws
  {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      try clone.remove("Chapters/01-AtTheDoor/YourRefactoring")
      try clone.replace(
        "Chapters/01-AtTheDoor/YourRefactoring", with: "Tests/01-AtTheDoor/Start/YourRefactoring")
      let path = "Chapters/01-AtTheDoor/YourTests/AttemptTests.swift"
      try clone.write(attempt, to: path)

      let outcome = try await clone.kata("check", "1")

      outcome.ends(
        1, showing: "6 of 6 mutants killed\n",
        "  · YourTests/AttemptTests.swift is not judged: the attempt was there to be seen\n",
        "Next: delete \(path): the attempt was there to be seen.")
      #expect(!outcome.output.contains("not allowed"))
      try await clone.kata().shows("Next: chapter 1: delete \(path): the attempt")
    }
  }

  // MARK: - In the tests

  @Test func `tests that do not compile are shown, and the refactoring counts`() async throws {
    let outcome = try await check(addingTests: "let x: Int = \"\"")

    outcome.ends(
      1, showing: "3 of 9 points; turn 1 is not judged\n", "Turn 1, your tests: not judged",
      "Turn 2, your refactoring: 3 of 3 tests pass")
    #expect(
      outcome.output.contains(/Chapters\S+DoorbellTests.swift:\d+:\d+: error: cannot convert/))
  }

  @Test func `tests that are left out are named with why, and the others count`() async throws {
    let outcome = try await check(
      addingTests: """
        @Test func `a wrong one`() { #expect(TestingDoorbell().count() == 7) }
        @Test func `looks it up`() {
          let doorbell = TestingDoorbell()
          doorbell.visitors.add("Bob")
          #expect(doorbell.last() == "Bob")
        }
        @Test(arguments: [1, 2, 3]) func `small`(number: Int) { #expect(number < 3) }
        @Test func `long`() { #expect(String(repeating: "x", count: 1_000_000) == "") }
        @Test func `a loud one`() {
          for _ in 1...200_000 { print("a line that is long enough to fill a pipe in no time at all") }
          Issue.record("\\u{1b}[2J::error::")
        }
        """)

    outcome.ends(
      1, showing: "6 of 6 mutants killed",
      "points; 5 tests of yours are not counted\n",
      "  ✘ \"a wrong one\"  wrong: fails on the original code\n",
      "TestingDoorbell().count() → 0) == 7", "Next: fix your test \"a wrong one\"",
      "  ✘ \"looks it up\"  over-specified: fails on the variant remembers-the-last\n",
      "  Over-specified tests do not count: a variant is just as correct as the original,",
      "      With 3:\n      Expectation failed: (number → 3) < 3", " ... and more, ",
      "�[2J::error::")
    #expect(!outcome.output.contains("With 2:"))
    #expect(!outcome.output.contains("\u{1b}"))
    #expect(outcome.output.utf8.count < 10_000)
  }

  @Test func `the last lines that a failing test prints are shown below it`() async throws {
    try await Clone.use(solving: chapter) { clone in
      try clone.edit(farewell, "visitors.remove(name)", "for i in 1...30 { print(\"line \\(i)\") }")

      let outcome = try await clone.kata("check", "1")

      outcome.ends(
        1, showing: "  ✘ who leaves is gone  step 3\n",
        "\n      It printed:\n        line 21\n        line 22\n", "        line 30\n")
      #expect(!outcome.output.contains("line 20\n"))
    }
  }

  @Test func `tests that cannot fail kill nothing and are called idle`() async throws {
    let bodies = [
      "is true": "#expect(Bool(true))", "is known": "withKnownIssue { Issue.record(\"no\") }",
      "only warns": "Issue.record(\"only a warning\", severity: .warning)",
      "comes late": "let later = { #expect(Bool(false)) }; _ = later",
    ]
    try await Clone.use { clone in
      let tests = bodies.map { "@Test func `\($0)`() { \($1) }\n" }.joined()
      try clone.edit(
        doorbellTests, "  // Your tests go here.",
        tests + "@Test(.disabled()) func `is off`() { #expect(Bool(false)) }")

      let outcome = try await clone.kata("check", "1")

      outcome.shows(
        "Turn 1, your tests: 0 of 6 mutants killed", "· \"is off\"  idle: it was not run\n")
      for name in bodies.keys { outcome.shows("  · \"\(name)\"  idle\n") }
      #expect(outcome.output.matches(of: /Idle tests kill no mutant/).count == 1)
    }
  }

  @Test func `with no tests at all nothing is killed`() async throws {
    try await Clone.use { clone in
      try clone.write("// nothing", to: doorbellTests)

      let outcome = try await clone.kata("check", "1")

      outcome.ends(1, showing: "demo-the-name-is-missing  earns nothing, survived")
      #expect(!outcome.output.contains("killed by"))
    }
  }

  @Test(arguments: ["YourTests", "YourRefactoring"])
  func `a missing folder is named, with what brings it back`(folder: String) async throws {
    try await Clone.use { clone in
      try clone.remove("Chapters/\(chapter)/\(folder)")

      let outcome = try await clone.kata("check", "1")

      outcome.ends(
        1, showing: "There are no Swift files in Chapters/\(chapter)/\(folder).",
        "`swift run kata reset 1`")
    }
  }

  // MARK: - Fixtures

  let chapter = "01-AtTheDoor"
  let farewell = "Chapters/01-AtTheDoor/YourRefactoring/Farewell.swift"
  let entry = "Chapters/01-AtTheDoor/YourRefactoring/Entry.swift"
  let doorbellTests = "Chapters/01-AtTheDoor/YourTests/DoorbellTests.swift"

  /// Makes one mistake in the solution, and runs `kata check`.
  func check(
    editing path: String, _ old: String, _ new: String, within seconds: String = ""
  ) async throws -> Clone.Outcome {
    try await Clone.use(solving: chapter) { clone in
      try clone.edit(path, old, new)
      return try await clone.kata("check", "1", environment: ["KATA_TIME_LIMIT": seconds])
    }
  }

  func check(addingTests tests: String) async throws -> Clone.Outcome {
    let mark = "  @Test func `rings are counted`"
    return try await check(editing: doorbellTests, mark, "\(tests)\n\n\(mark)")
  }
}
