import Foundation
import Testing

/// Tests of honest work on which a judge may stumble.
@Suite(.warm) struct HonestWorkTests {
  @Test func `a name of any length or kind, and an exit test, harm no report`() async throws {
    try await Clone.use(solving: chapter) { clone in
      let name = String(repeating: "long ", count: 28_000)
      try clone.write(
        """
        import Testing
        @Test("\(name)") func long() { #expect(Bool(false)) }
        @Test("a\\nforged line\\u{2028}and\\u{202E}another") func odd() { #expect(Bool(false)) }
        @Test func `ends`() async {
          await #expect(processExitsWith: .success, "ringing twice, in a process of its own") {
            #expect(Bool(false), "it rang once")
          }
        }
        """, to: "\(work)/YourTests/OddTests.swift")

      let check = try await clone.kata("check", "1")
      let json = try await clone.kata("grade", ".", "--format", "json", "--chapters", "1")

      check.ends(
        1, showing: "· 9 of 9 points", "\"a�forged line�and�another\"", "long long …\"",
        "it rang once")
      for report in [check.output, json.output] {
        #expect(report.utf8.count < 20_000)
        #expect(!report.contains("\u{2028}"))
        #expect(!report.contains("\u{202E}"))
      }
    }
  }

  @Test func `paths that differ in a slash, and an exit test that writes, are fine`() async throws {
    try await Clone.use(solving: chapter) { clone in
      try clone.allow("FileHandle", in: chapter)
      for (path, text) in [
        ("YourTests/Helpers/Rows", "func one() -> Int { 1 }"),
        ("YourTests/Helpers-Rows", "func two() -> Int { 2 }"),
        (
          "YourTests/Counts",
          "import Testing\n@Test func `counts`() { #expect(one() + two() == 3) }"
        ),
        ("YourRefactoring/A/B", "func yes() -> Bool { true }"),
        ("YourRefactoring/A-B", "func sure() -> Bool { true }"),
        (
          "YourTests/Writes",
          """
          import Foundation
          import Testing
          @Test func `writes where its parent reports`() async {
            await #expect(processExitsWith: .success) {
              try? FileHandle(fileDescriptor: 3).write(contentsOf: Data("forged\\n".utf8))
            }
          }
          """
        ),
      ] { try clone.write(text, to: "\(work)/\(path).swift") }
      try clone.edit(
        "\(work)/YourRefactoring/Farewell.swift", "    guard visitors",
        "    guard yes(), sure(), visitors")

      let outcome = try await clone.kata("check", "1")

      outcome.ends(0, showing: "· \"writes where its parent reports\"  idle\n")
    }
  }

  @Test func `of two private suites of one name each is judged by itself`() async throws {
    try await Clone.use(solving: chapter) { clone in
      let tests = try clone.read("\(work)/YourTests/DoorbellTests.swift")
      let suite = tests.replacing("struct DoorbellTests", with: "private struct Mine")
      // This test fails on a variant, which keeps the last visitor and does not look it up.
      let knowing = suite.replacing(
        "    _ = doorbell.ring(by: Person(name: \"Bob\"))",
        with: "    doorbell.visitors.add(\"Bob\")")
      try clone.write(knowing, to: "\(work)/YourTests/DoorbellTests.swift")
      try clone.write(suite, to: "\(work)/YourTests/MoreTests.swift")

      let outcome = try await clone.kata("check", "1")

      outcome.shows("6 of 6 mutants killed")
      #expect(outcome.output.matches(of: #/over-specified: fails on the variant/#).count == 1)
    }
  }

  @Test func `what decided a time-out is not kept`() async throws {
    try await Clone.use(solving: chapter) { clone in
      // The full text about a passed chapter is printed only once.
      _ = try await clone.kata("check", "1")
      try clone.edit(
        "Tests/01-AtTheDoor/Mutants/rings-are-not-counted.diff", "+    0",
        "+    while !visitors.names.isEmpty {}\n+    return 0")
      try clone.edit(
        "Tests/01-AtTheDoor/Mutants/rings-are-not-counted.diff", ",6 +16,6", ",6 +16,7")

      let first = try await clone.kata("check", "1", environment: ["KATA_TIME_LIMIT": "1"])
      let second = try await clone.kata("check", "1", environment: ["KATA_TIME_LIMIT": "1"])

      #expect(first.output.contains(/✔ rings-are-not-counted +killed by "rings are counted"/))
      #expect(first.output == second.output)
      #expect(second.errors.contains("01-AtTheDoor: mutants"))
      #expect(!second.errors.contains("your refactoring by the suite"))
    }
  }

  @Test func `a suite that does not end on the untouched start gives no verdict`() async throws {
    try await Clone.use { clone in
      try clone.edit(
        "Tests/01-AtTheDoor/FarewellTests.swift", "  let visitors = Visitors()",
        """
          let visitors = Visitors()

          @Test func `never ends`() async {
            await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
          }
        """)
      try clone.solve(chapter)

      let outcome = try await clone.kata("check", "1", environment: ["KATA_TIME_LIMIT": "1"])

      #expect(outcome.exitCode == 3)
      #expect(
        outcome.errors.hasSuffix(
          "kata: The test \"never ends\" of 01-AtTheDoor did not end on the untouched start."
            + " Is this machine very busy? Nothing was judged: try again.\n"))
    }
  }

  @Test func `what to do first is said before anything is built`() async throws {
    try await Clone.use { clone in
      let store = clone.root.appending(path: "store")

      let outcome = try await clone.kata([], environment: ["KATA_CACHE": store.path])

      outcome.ends(
        1,
        output: """
          Seams · 2 chapters to begin

            1  At The Door  ░░░░░░░░░░░░░░░░░░░░  not started
            2  Lights On    ░░░░░░░░░░░░░░░░░░░░  not started

          Next: chapter 1: begin with step 1 of 3, ring the bell (Chapters/01-AtTheDoor/README.md:5); kata judges from step 2 on (Chapters/01-AtTheDoor/README.md:21).

          """)
      #expect(!FileManager.default.fileExists(atPath: store.path))
    }
  }

  @Test func `what changes while it is judged does not change what is said`() async throws {
    try await Clone.use(solving: chapter) { clone in
      try clone.allow("FileManager", in: chapter)
      let entry = "\(work)/YourRefactoring/Entry.swift"
      try clone.edit(entry, "= true", "= false")
      let signal = clone.root.appending(path: "go").path
      try clone.write(
        """
        import Foundation
        import Testing
        @Test func `waits`() {
          while !FileManager.default.fileExists(atPath: "\(signal)") { usleep(1_000) }
        }
        """, to: "\(work)/YourTests/WaitingTests.swift")
      let running = try await clone.start(["check", "1"])
      try #require(
        await running.waits { try running.said().contains("your tests on the original") })
      try clone.edit(entry, "= false", "= true")
      try clone.write("", to: "go")

      let outcome = try await running.outcome()

      outcome.shows("Set `started` to true")
    }
  }

  @Test func `turn 2 is not told before it is begun`() async throws {
    try await Clone.use { clone in
      let untouched = try await clone.kata("check", "1")
      try clone.edit("\(work)/YourRefactoring/Entry.swift", "= false", "= true")
      let begun = try await clone.kata("check", "1")

      #expect(
        untouched.output.contains(
          """
          Turn 2, your refactoring: 0 of 3 tests pass
            · not begun: its tests are shown once you change a file there
          """))
      #expect(!untouched.output.contains("the shared visitors stay"))
      begun.shows("✘ the shared visitors stay")
    }
  }

  // MARK: - Fixtures

  let chapter = "01-AtTheDoor"
  let work = "Chapters/01-AtTheDoor"
}
