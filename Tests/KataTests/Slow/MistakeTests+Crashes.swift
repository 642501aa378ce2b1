import Foundation
import Testing

/// Tests of `kata check` on code that crashes, ends the program or does not end.
extension MistakeTests {
  @Test func `a method that calls itself crashes alone, and hints go on`() async throws {
    try await Clone.use(solving: chapter) { clone in
      try clone.edit(farewell, "visitors.remove(name)", "_ = say(to: name)")

      let outcome = try await clone.kata("check", "1")
      outcome.shows("It crashed (signal 11).")

      let first = try await clone.kata("hint", "1").output
      #expect(first.contains("did not finish"))
      #expect(first.contains("2 tests fail alike, most likely for one reason:"), "\(first)")
      let second = try await clone.kata("hint", "1").output
      #expect(second.contains("Which visitors does it ask?"), "\(second)")
    }
  }

  @Test func `a crash costs the tests that crash and no others`() async throws {
    let outcome = try await check(
      editing: farewell, "visitors.remove(name)", "_ = visitors.names[9]")

    outcome.ends(
      1, showing: "Turn 2, your refactoring: 1 of 3 tests pass",
      "Fatal error: Index out of range",
      "  ✘ who leaves is gone  step 3  like \"who was there is said goodbye\"\n  all 1 guards")
    #expect(outcome.output.contains(/It crashed \(signal \d+\)/))
    // The stack that the runtime prints contains no place in the learner's code.
    #expect(!outcome.output.contains("libswiftCore"))
  }

  @Test func `a program that ends early passes nothing it did not finish`() async throws {
    let end = "if name != \"\" { exit(0) }\n    visitors.remove(name)"
    try await Clone.use(solving: chapter) { clone in
      try clone.allow("exit", in: chapter)
      try clone.edit(farewell, "visitors.remove(name)", end)
      try clone.edit(farewell, "class Farewell", "import Foundation\n\nclass Farewell")

      let outcome = try await clone.kata("check", "1")

      outcome.ends(
        1, showing: "Turn 2, your refactoring: 1 of 3 tests pass",
        "It exited with code 0 before the test had ended.")
    }
  }

  @Test func `an endless loop is ended, and what loops is named`() async throws {
    let outcome = try await check(
      editing: farewell, "visitors.remove(name)", "while true {}", within: "1.1")

    outcome.ends(
      1, showing: "It did not end within 1.1 s (more on a busy machine).",
      "✘ who leaves is gone")
    #expect(!outcome.output.contains("✘ the shared visitors stay"))
  }

  @Test func `a hint after a hang waits for nothing`() async throws {
    try await Clone.use(solving: chapter) { clone in
      let environment = ["KATA_TIME_LIMIT": "1.1"]
      try clone.edit(farewell, "visitors.remove(name)", "while true {}")
      _ = try await clone.kata("check", "1", environment: environment)

      let hint = try await clone.kata("hint", "1", environment: environment)
      try clone.edit(farewell, "while true {}", "while true { }")
      let anew = try await clone.kata("hint", "1", environment: environment)

      hint.shows(
        "The test \"who was there is said goodbye\" did not finish\n\n  It does not end in time. Does it sleep, or"
      )
      #expect(!hint.errors.contains("by the suite"), "\(hint.errors)")
      #expect(anew.errors.contains("by the suite"), "\(anew.errors)")
    }
  }

  @Test func `a slow test is told how long it may take, and not that it is wrong`() async throws {
    try await Clone.use(solving: chapter) { clone in
      try clone.write(
        "import Foundation\nimport Testing\n@Test func slow() { Thread.sleep(forTimeInterval: 20) }",
        to: "Chapters/01-AtTheDoor/YourTests/SlowTests.swift")

      let outcome = try await clone.kata("check", "1", environment: ["KATA_TIME_LIMIT": "1.1"])

      outcome.shows(
        "  ✘ \"slow()\"  wrong: does not end in time on the original code\n",
        "It has 5 seconds each time it runs; on a slow machine `KATA_TIME_LIMIT=20`, before the command, gives"
      )
      #expect(!outcome.output.contains("right by definition"))
    }
  }

  @Test func `a crash inside a macro has no wrong line`() async throws {
    try await Clone.use(solving: chapter) { clone in
      try clone.write(
        "import Testing\n\n@Test func unwraps() {\n  let none: [Int] = []\n  #expect(none.first! == 1)\n}\n",
        to: "Chapters/01-AtTheDoor/YourTests/UnwrapTests.swift")

      let outcome = try await clone.kata("check", "1")

      outcome.shows(
        "UnwrapTests.swift, inside `#expect` or another macro: Fatal error: Unexpectedly found nil")
    }
  }

  @Test func `of many tests that do not end the first are shown, and the others counted`()
    async throws
  {
    try await Clone.use { clone in
      let says = "makeFarewell(on: visitors).say(to: \"x\")"
      let tests = (1...9).map { "  @Test func t\($0)() { while \(says) == \"y\" {} }\n" }.joined()
      try clone.edit(
        "Tests/01-AtTheDoor/FarewellTests.swift", "(.knownUntil(started)) struct FarewellTests {",
        "(.knownUntil(started)) struct FarewellTests {\n" + tests)
      try clone.edit(
        "Chapters/01-AtTheDoor/YourRefactoring/Entry.swift", "  Farewell()\n}",
        "  Odd()\n}\n\nclass Odd: FarewellSaying {\n  func say(to name: String) -> String { \"y\" }\n}"
      )

      let outcome = try await clone.kata("check", "1", environment: ["KATA_TIME_LIMIT": "1.1"])

      outcome.shows("  ✘ t1()\n", "like \"t1()\"", "  ✘ 5 more like \"t1()\"\n")
    }
  }

  @Test func `below a crash stands what the compiler knew of it`() async throws {
    try await Clone.use(solving: chapter) { clone in
      try clone.edit(farewell, "visitors.remove(name)", "forget(name)")
      try clone.edit(
        farewell, "  func say(to", "  func forget(_ name: String) { forget(name) }\n\n  func say(to"
      )

      let outcome = try await clone.kata("check", "1")

      outcome.ends(
        1, showing: "It crashed (signal 11).\n",
        "Farewell.swift:6:33: warning: function call causes an infinite recursion")
    }
  }
}
