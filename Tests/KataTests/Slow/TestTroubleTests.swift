import Foundation
import Testing

/// Tests of `kata test` on code that does not compile, crashes, hangs, or fails by chance.
@Suite(.warm) struct TestTroubleTests {
  private let attempt = "Chapters/01-AtTheDoor/YourTests/AttemptTests.swift"
  private let farewell = "Chapters/01-AtTheDoor/YourRefactoring/Farewell.swift"

  @Test func `a compile error is shown as in check`() async throws {
    try await Clone.use { clone in
      let broken = "Chapters/01-AtTheDoor/YourTests/BrokenTests.swift"
      try clone.write("let x: Int = \"a\"\n", to: broken)

      let outcome = try await clone.kata("test", "1")

      outcome.ends(
        1,
        beginning: "The tests cannot run:\n"
          + "  \(broken):1:14: error: cannot convert value of type 'String' to specified type 'Int'"
      )
      let check = try await clone.kata("check", "1")
      check.shows(outcome.output.split(separator: "\n").dropFirst().joined(separator: "\n"))
    }
  }

  @Test func `a compile error in turn 2 is shown as in check`() async throws {
    try await Clone.use { clone in
      try clone.edit(farewell, "Visitors.shared", "Visitor.shared")

      let outcome = try await clone.kata("test", "1")

      outcome.ends(
        1, beginning: "The tests cannot run:\n  \(farewell):3:20: error: cannot find 'Visitor'")
    }
  }

  @Test func `a crash is named, and the others are told about`() async throws {
    try await Clone.use { clone in
      try clone.write(
        """
        import Testing
        @Suite struct AttemptTests {
          @Test func `falls down`() { _ = [Int]()[1] }
          @Test func `is wrong`() { #expect(1 == 2) }
          @Test func `is right`() { #expect(1 == 1) }
        }
        """, to: attempt)

      let outcome = try await clone.kata("test", "1", "AttemptTests")

      outcome.ends(
        1, beginning: "◇ Test run started.\n",
        showing: "Fatal error: Index out of range", "\n✘ \"falls down\"\n  It crashed (signal ",
        "\n✘ \"is wrong\"\n  Expectation failed: 1 == 2\n",
        "\nThe others ran again, without it: 1 of 2 passed.\n")
    }
  }

  @Test func `a hang is ended and named`() async throws {
    try await Clone.use { clone in
      try clone.write(
        """
        import Testing
        @Test func `never ends`() async throws { try await Task.sleep(for: .seconds(500)) }
        """, to: attempt)

      let outcome = try await clone.kata(
        "test", "1", "never ends", environment: ["KATA_TIME_LIMIT": "1.1"])

      outcome.ends(
        1, showing: "✘ \"never ends\"\n  It did not end within 1.1 s (more on a busy machine).\n")
    }
  }

  @Test func `what ends the program between tests is no success`() async throws {
    try await Clone.use { clone in
      try clone.write(
        """
        import Foundation
        import Testing
        @Test func `leaves`() { exit(0) }
        """, to: attempt)

      let outcome = try await clone.kata("test", "1", "leaves")

      outcome.ends(
        1, showing: "✘ \"leaves()\"\n  It exited with code 0 before the test had ended.\n")
    }
  }

  @Test func `no test is no success`() async throws {
    try await Clone.use { clone in
      try clone.remove("Chapters/01-AtTheDoor/YourTests/DoorbellTests.swift")

      try await clone.kata("test", "1").ends(1, showing: "\nThere is no test.\n")
      try await clone.kata("test", "1", "--times", "2").ends(1, showing: "There is no test.\n")

      try clone.remove("Chapters/01-AtTheDoor/YourTests/TestingDoorbell.swift")
      try await clone.kata("test", "1").ends(
        1, showing: "There are no Swift files in Chapters/01-AtTheDoor/YourTests.")
    }
  }

  @Test func `several runs are counted, and one that failed is shown`() async throws {
    try await Clone.use { clone in
      // Each run has a folder of its own, so the count is kept beside the workbook.
      let count = clone.root.appending(path: "count").path
      try clone.write(
        """
        import Foundation
        import Testing
        @Test func `fails every other time`() throws {
          let file = URL(filePath: "\(count)")
          let before = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
          try (before + "x").write(to: file, atomically: true, encoding: .utf8)
          #expect(before.count.isMultiple(of: 2))
        }
        """, to: attempt)

      let outcome = try await clone.kata(
        "test", "1", "fails every*", "a ring*", "--times", "6",
        environment: ["KATA_TRACE": clone.root.appending(path: "trace").path])

      outcome.ends(1)
      #expect(outcome.output.contains(#/^Run \d of 6:\n◇ Test run started\./#))
      let runs = try clone.read("trace").split(separator: "\n").count { $0.hasSuffix("/tests'") }
      // One more lists the tests.
      #expect(runs == 7)
      #expect(
        outcome.output.contains(
          #/\n\nOf 6 runs:\n  ✘ "fails every other time"      failed in \d\n  ✔ "a ring is answered by name"  passed\n/#
        ), "\(outcome.output)")
    }
  }

  @Test func `in runs that all pass nothing else is shown`() async throws {
    try await Clone.use { clone in
      let outcome = try await clone.kata("test", "1", "--times", "3")

      outcome.ends(0, output: "Of 3 runs:\n  ✔ \"a ring is answered by name\"  passed\n")
    }
  }

  @Test(arguments: [("", true), ("1", false)])
  func `on a terminal the library's lines have its colours`(
    noColor: String, isColored: Bool
  ) async throws {
    try await Clone.use { clone in
      let terminal = try PseudoTerminal(
        Clone.built("kata"), ["test", "1"], in: clone.root,
        environment: ["KATA_CACHE": Clone.cache.path, "NO_COLOR": noColor])

      let code = try await terminal.exitCode()

      #expect(code == 0)
      #expect(try await terminal.waits { terminal.printed.contains("1 suite passed") })
      #expect(terminal.printed.contains(/\u{1b}\[\d+m/) == isColored, "\(terminal.printed)")
    }
  }

  @Test func `SwiftPM's way shows the same`() async throws {
    try await Clone.use { clone in
      try clone.write(TestCommandTests.failing, to: attempt)
      let fast = try await clone.kata("test", "1", "AttemptTests")

      let slow = try await clone.kata(
        "test", "1", "AttemptTests", environment: ["KATA_BUILD": "swiftpm"])

      #expect(slow.exitCode == 1)
      #expect(TestCommandTests.steady(slow.output) == TestCommandTests.steady(fast.output))
    }
  }
}
