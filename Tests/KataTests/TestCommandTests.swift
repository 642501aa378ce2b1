import Foundation
import Testing

/// Tests of `kata test`: it runs a chapter's tests as `swift test` would, and shows the same lines.
@Suite(.warm) struct TestCommandTests {
  let attempt = "Chapters/01-AtTheDoor/YourTests/AttemptTests.swift"
  let farewell = "Chapters/01-AtTheDoor/YourRefactoring/Farewell.swift"

  @Test func `the library's own lines are shown, and no known issue`() async throws {
    try await Clone.use { clone in
      try clone.write(Self.failing, to: attempt)

      let outcome = try await clone.kata("test", "1", "AttemptTests")

      outcome.ends(1)
      #expect(
        Self.steady(outcome.output) == """
          ◇ Test run started.
          ◇ Suite AttemptTests started.
          ◇ Test "nobody rings" started.
          ✘ Test "nobody rings" recorded an issue at AttemptTests.swift:6:5: \
          Expectation failed: (Doorbell().count() → 0) == 1
          ✘ Test "nobody rings" failed after some seconds with 1 issue.
          ✘ Suite AttemptTests failed after some seconds with 1 issue.
          ✘ Test run with 1 test in 1 suite failed after some seconds with 1 issue.

          """)
    }
  }

  @Test func `below a crash stands why, and no stack`() async throws {
    try await Clone.use { clone in
      try clone.write(
        """
        import Testing
        @Test func unwraps() {
          let none: Int? = Int("none")
          print(none!)
        }
        func again(_ count: Int) -> Int { again(count) }
        @Test func recurs() { #expect(again(1) == 1) }
        """, to: attempt)

      let unwrapped = try await clone.kata("test", "1", "unwraps")
      let recurred = try await clone.kata("test", "1", "recurs")

      unwrapped.ends(1, showing: "AttemptTests.swift:4: Fatal error: Unexpectedly found nil")
      #expect(!unwrapped.output.contains(/libswiftCore|Current stack trace/))
      recurred.ends(
        1, showing: "  It crashed (signal 11).\n",
        "AttemptTests.swift:6:35: warning: function call causes an infinite recursion")
    }
  }

  @Test(arguments: [
    ([], 2), (["a ring is answered by name"], 1), (["A ring*"], 1), (["*r*n*"], 2),
    (["DoorbellTests"], 1), (["DoorbellTests.swift"], 1), (["AtTheDoorYourTests"], 2),
    (["AtTheDoorYourTests.AttemptTests", "doorbelltests"], 2), (["nobody rings"], 1),
  ])
  func `a name chooses tests, suites, files and modules`(
    names: [String], count: Int
  ) async throws {
    try await Clone.use { clone in
      try clone.write(Self.failing, to: attempt)

      let outcome = try await clone.kata(["test", "1"] + names)

      let tests = count == 1 ? "1 test in 1 suite" : "\(count) tests in \(count) suites"
      outcome.shows("Test run with \(tests) ")
      #expect(!outcome.output.contains("The suite"))
    }
  }

  @Test(arguments: [
    ("DorbellTests", " Did you mean \"DoorbellTests\"?"),
    ("leaves", " Did you mean \"who leaves is gone\"?"),
    ("[x*", " A * stands for any text, as in \"a deleted note*\"."),
  ])
  func `an unknown name is wrong usage, and near ones are listed`(
    name: String, advice: String
  ) async throws {
    try await Clone.use { clone in
      let outcome = try await clone.kata("test", "1", "DoorbellTests", name)

      outcome.ends(2, output: "")
      #expect(
        outcome.errors.hasSuffix(
          "kata: Chapter 1 has no test, suite or file \"\(name)\".\(advice)\n"))
    }
  }

  @Test func `a name that only the suite has builds the suite, which fails honestly`() async throws
  {
    try await Clone.use { clone in
      let outcome = try await clone.kata("test", "1", "who leaves*")

      outcome.ends(
        1, beginning: "◇ Test run started.",
        showing: "✘ Test \"who leaves is gone\" failed", "✘ Test run with 1 test in 1 suite failed",
        "Chapter 1 is not begun: the tests ran with the untouched"
          + " Chapters/01-AtTheDoor/YourRefactoring.\n")
      #expect(!outcome.output.contains("known issue"))
    }
  }

  @Test func `two programs say whose lines follow`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      let outcome = try await clone.kata("test", "1", "--suite")

      outcome.ends(0, beginning: "Your tests:\n◇ Test run started.")
      let parts = outcome.output.components(separatedBy: "\nThe suite:\n")
      try #require(parts.count == 2)
      #expect(parts[0].contains("✔ Suite DoorbellTests passed"))
      #expect(parts[1].contains("✔ Test run with 4 tests in 1 suite passed"))
    }
  }

  @Test func `tests run with the learner's own code, and may name what it declares`() async throws {
    try await Clone.use { clone in
      try clone.edit(farewell, "class Farewell", "struct Guest {}\n\nclass Farewell")
      try clone.edit(farewell, "\"Bye, \\(name)\"", "\"So long, \\(name)\"")
      try clone.write(
        """
        import Testing
        @testable import AtTheDoor
        @MainActor @Test func `says so long`() {
          Visitors.shared.add("\\(Guest())")
          #expect(Farewell().say(to: "Guest()") == "So long, Guest()")
        }
        """, to: attempt)

      let outcome = try await clone.kata("test", "1", "says so long")

      outcome.ends(0, showing: "✔ Test \"says so long\" passed")
    }
  }

  @Test func `a break in the worked example is noticed, and its repair`() async throws {
    try await Clone.use { clone in
      let doorbell = "Chapters/01-AtTheDoor/Refactored/Doorbell.swift"
      try clone.edit(doorbell, "\"Ding, ", "\"Dong, ")
      let broken = try await clone.kata("test", "1")
      try clone.edit(doorbell, "\"Dong, ", "\"Ding, ")

      let repaired = try await clone.kata("test", "1")

      broken.ends(1, showing: "(TestingDoorbell().ring(by: Person(name: \"Ada\")) → \"Dong, Ada\")")
      repaired.ends(0, showing: "✔ Test run with 1 test in 1 suite passed")
    }
  }

  /// The lines without the library's version, and without times.
  static func steady(_ output: String) -> String {
    output.replacing(#/(?m)^↳ .*\n/#, with: "").replacing(
      #/\d+\.\d+ seconds/#, with: "some seconds")
  }

  // MARK: - Fixtures

  static let failing = """
    import Testing
    @testable import AtTheDoor

    @MainActor struct AttemptTests {
      @Test func `nobody rings`() {
        #expect(Doorbell().count() == 1)
      }
    }

    """
}
