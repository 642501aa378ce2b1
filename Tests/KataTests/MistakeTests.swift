import Foundation
import Testing

/// What `kata check` says of the mistakes learners make: what, where, and what counts all the same.
@Suite(.warm) struct MistakeTests {
  @Test func `a refactoring that does not compile is shown with its path, and the tests count`()
    async throws
  {
    try await check(editing: trash, "notes.count", "notes.cuont") { outcome in
      #expect(outcome.exitCode == 1)
      #expect(outcome.output.contains("Turn 1, your tests: 8 of 8 mutants killed"))
      #expect(
        outcome.output.contains(
          "  \(trash):30:18: error: value of type '[Note]' has no member 'cuont'"))
    }
  }

  @Test func `tests that do not compile are shown with their path, and the refactoring counts`()
    async throws
  {
    try await check(editing: noteListTests, "// MARK: - Fixtures", "let x: Int = \"\"") { outcome in
      #expect(outcome.exitCode == 1)
      #expect(outcome.output.contains("Turn 1, your tests: not judged"))
      #expect(
        outcome.output.contains(/Chapters\S+NoteListTests.swift:\d+:\d+: error: cannot convert/))
      #expect(outcome.output.contains("Turn 2, your refactoring: 13 of 13 tests pass"))
    }
  }

  @Test func `an entry that is gone is named`() async throws {
    try await check(editing: entry, "func makeTrash(on", "func newTrash(on") { outcome in
      #expect(outcome.exitCode == 1)
      #expect(outcome.output.contains("The suite calls what no longer exists:"))
      #expect(outcome.output.contains("makeTrash(on: DatabaseManager) -> TrashScreen"))
      #expect(!outcome.output.contains("$s"))
    }
  }

  @Test func `a crash costs the tests that crash and no others`() async throws {
    try await check(editing: trash, "trashedNotes()[row]", "trashedNotes()[row + 9]") { outcome in
      #expect(outcome.exitCode == 1)
      #expect(outcome.output.contains("Turn 2, your refactoring: 9 of 13 tests pass"))
      #expect(outcome.output.contains(/It crashed \(signal \d+\)/))
      #expect(outcome.output.contains("Fatal error: Index out of range"))
    }
  }

  @Test func `a program that ends early passes nothing it did not finish`() async throws {
    try await check(editing: trash, "    let notes = trashedNotes()", "    exit(0)") { outcome in
      #expect(outcome.output.contains("error: cannot find 'notes' in scope"))
    }
    let end = "    if 1 + 1 == 2 { exit(0) }\n    let notes = trashedNotes()"
    try await check(editing: trash, "    let notes = trashedNotes()", end) { outcome in
      #expect(outcome.exitCode == 1)
      #expect(outcome.output.contains("Turn 2, your refactoring: 9 of 13 tests pass"))
      #expect(outcome.output.contains("It exited with code 0 before the test had ended."))
    }
  }

  @Test func `an endless loop is ended, and what loops is named`() async throws {
    let loop = "    while !notes.isEmpty {}\n    return notes.count\n"
    try await check(editing: trash, "    return notes.count\n", loop) { outcome in
      #expect(outcome.exitCode == 1)
      #expect(outcome.output.contains("It did not end within 5 seconds (more on a busy machine)."))
      #expect(outcome.output.contains("✘ emptying answers how many notes there were"))
      #expect(!outcome.output.contains("✘ the rows are the titles"))
    }
  }

  @Test func `a lost guard costs a point and is shown`() async throws {
    try await check(editing: trash, "    sweep()\n", "") { outcome in
      #expect(outcome.exitCode == 1)
      #expect(outcome.output.contains("1 of 13 guards fail"))
      #expect(outcome.output.contains("Chapter 1 · Subclass and Override · 19 of 21 points"))
    }
  }

  @Test func `a wrong test is left out and the others count`() async throws {
    try await check(
      addingTest: """
        @Test func `a wrong one`() {
            #expect(TestingNoteList(on: manager).numberOfSections(in: view) == 7)
          }
        """
    ) { outcome in
      #expect(outcome.exitCode == 1)
      #expect(outcome.output.contains("8 of 8 mutants killed"))
      #expect(
        outcome.output.contains("✘ wrong, left out: \"a wrong one\": it fails on the original code")
      )
      #expect(outcome.output.contains("numberOfSections(in: view) → 2) == 7"))
      #expect(outcome.output.contains("Next: fix your test \"a wrong one\""))
    }
  }

  @Test func `a test that knows how the list works is over-specified`() async throws {
    try await check(
      addingTest: """
        @Test func `asks once`() {
            let spy = CountingManager()
            let noteList = TestingNoteList(on: spy)
            spy.count = 0
            noteList.reload()
            #expect(spy.count == 1)
          }

          class CountingManager: InMemoryDatabaseManager {
            var count = 0
            override func notes() -> [Note] {
              count += 1
              return super.notes()
            }
          }
        """
    ) { outcome in
      #expect(outcome.exitCode == 1)
      #expect(outcome.output.contains("8 of 8 mutants killed"))
      #expect(
        outcome.output.contains(
          "✘ over-specified, left out: \"asks once\": it fails on the variant reads-twice, which is"
            + " just as correct as the original"))
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
      let path = "Chapters/01-SubclassAndOverride/YourTests/NoteListTests.swift"
      try clone.edit(path, "  // Your tests go here.", "  @Test func `a hollow one`() { \(body) }")

      let outcome = try await clone.kata("check", "1")

      #expect(outcome.output.contains("Turn 1, your tests: 0 of 8 mutants killed"))
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
      try clone.write("// nothing", to: noteListTests)
      for name in ["DatabaseManagerContractTests"] {
        try clone.write("", to: "Chapters/01-SubclassAndOverride/YourTests/\(name).swift")
      }

      let outcome = try await clone.kata("check", "1")

      #expect(outcome.exitCode == 1)
      #expect(!outcome.output.contains("killed by"))
      #expect(outcome.output.contains("demo-a-welcome-note-is-missing     survived"))
    }
  }

  @Test(arguments: ["YourTests", "YourRefactoring"])
  func `a missing folder is named, with what brings it back`(folder: String) async throws {
    try await Clone.use { clone in
      try FileManager.default.removeItem(
        at: clone.root.appending(path: "Chapters/01-SubclassAndOverride/\(folder)"))

      let outcome = try await clone.kata("check", "1")

      #expect(outcome.exitCode == 1)
      #expect(
        outcome.output.contains(
          "There are no Swift files in Chapters/01-SubclassAndOverride/\(folder)."))
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

  let trash = "Chapters/01-SubclassAndOverride/YourRefactoring/Trash.swift"
  let entry = "Chapters/01-SubclassAndOverride/YourRefactoring/Entry.swift"
  let noteListTests = "Chapters/01-SubclassAndOverride/YourTests/NoteListTests.swift"

  /// Makes one mistake in the solution and checks it.
  func check(
    editing path: String, _ old: String, _ new: String, _ look: (Clone.Outcome) throws -> Void
  ) async throws {
    try await Clone.use { clone in
      try clone.solve("01-SubclassAndOverride")
      try clone.edit(path, old, new)
      try look(await clone.kata("check", "1"))
    }
  }

  func check(addingTest test: String, _ look: (Clone.Outcome) throws -> Void) async throws {
    let mark = "  // MARK: - Fixtures"
    try await check(editing: noteListTests, mark, "  \(test)\n\n\(mark)", look)
  }
}
