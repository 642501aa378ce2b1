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
        "The test \"who was there is said goodbye\" did not finish\n\n  It does not end. Does it sleep, or"
      )
      #expect(!hint.errors.contains("by the suite"), "\(hint.errors)")
      #expect(anew.errors.contains("by the suite"), "\(anew.errors)")
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
