import Foundation
import Testing

/// Tests of `kata hint`, for the first problem, or for a failing test or a surviving mutant by its name.
@Suite(.warm) struct HintCommandTests {
  @Test func `a mutant's hints are its message, a pointer, its diff`() async throws {
    try await Clone.use { clone in
      let first = try await clone.kata("hint", "1").output
      let second = try await clone.kata("hint", "1").output
      let third = try await clone.kata("hint", "1").output
      let fourth = try await clone.kata("hint", "1").output

      #expect(
        first == """
          The mutant a-ring-counts-twice survives

            A ring counts twice.

          Hint 1 of 3. 2 more: `swift run kata hint 1` again.

          """)
      #expect(second.contains("  Ring, and look at what the bell says"))
      #expect(third.contains("+    visitors.names.count * 2"))
      #expect(
        third.contains(
          "Hint 3 of 3. That was the last one; our solution is in Solutions/01-AtTheDoor."))
      #expect(fourth == third)
    }
  }

  @Test func `once all mutants are killed, hints are for the suite, then none`() async throws {
    try await Clone.use { clone in
      try clone.replace("\(work)/YourTests", with: "Solutions/01-AtTheDoor/YourTests")

      let hint = try await clone.kata("hint", "1")
      hint.ends(
        1,
        output: """
          The test "who was there is said goodbye" fails

            Which visitors does it ask?

          Hint 1 of 3. 2 more: `swift run kata hint 1` again.

          """)

      try clone.solve("01-AtTheDoor")
      let none = try await clone.kata("hint", "1")
      none.ends(0, output: "Nothing fails in chapter 1: no hint is needed.\n")
    }
  }

  @Test func `any failing thing has hints of its own, by its name's beginning`() async throws {
    try await Clone.use { clone in
      try await expect(
        clone, "THE-LAST", 1, "The mutant the-last-is-cut-short survives\n",
        "Hint 1 of 3. 2 more: `swift run kata hint 1 THE-LAST` again.")
      try await expect(
        clone, "who leaves", 1, "The test \"who leaves is gone\" fails\n",
        "Hint 1 of 3. 2 more: `swift run kata hint 1 'who leaves'` again.")
      try await expect(clone, "who leaves", 1, "The same as those that are said goodbye.")
      // Several words count as one name. The name counts, not the part of it that was typed.
      let words = try await clone.kata("hint", "1", "Who", "leaves", "is")
      words.shows("Hint 3 of 3. That was the last one;")
      // The hints for the first problem are still at the first one.
      #expect(try await clone.kata("hint", "1").output.contains("Hint 1 of 3."))
    }
  }

  @Test func `a lesson's page on its technique is named where it helps, its minutes in the list`()
    async throws
  {
    try await Clone.use { clone in
      let lesson = "\(work)/README.md"
      let page = "[Door](../Techniques/Door.md)"
      try clone.write(
        try clone.read(lesson) + "\n*7 minutes.* \(page)\n\n*12 minutes, 3 lines.*\n", to: lesson)

      let list = try await clone.kata("list")
      let seams = try await clone.kata("seams", "1", "refactored")
      _ = try await clone.kata("hint", "1", "who leaves")
      _ = try await clone.kata("hint", "1", "who leaves")
      let hint = try await clone.kata("hint", "1", "who leaves")
      let mutant = try await clone.kata("hint", "1", "the-last", "--all")
      try clone.solve("01-AtTheDoor")
      let passed = try await clone.kata("check", "1")

      list.shows("At The Door  not started, about 20 minutes\n")
      seams.shows("\n\nIn code of your own: Chapters/Techniques/Door.md\n")
      hint.shows(" (The technique, edit by edit: Chapters/Techniques/Door.md.)\n")
      #expect(!mutant.output.contains("Door.md"))
      passed.shows("  Use      in code of your own: Chapters/Techniques/Door.md\n")
    }
  }

  @Test func `what passes needs no hint, and what is unknown or unclear is said`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      try clone.edit("\(work)/YourRefactoring/Farewell.swift", "    visitors.remove(name)\n", "")

      try await expect(
        clone, "who was t", 0,
        "The test \"who was there is said goodbye\" passes: no hint is needed.")
      try await expect(
        clone, "who was not", 0, "The test \"who was not there is not missed\" passes")
      try await expect(clone, "rings are", 0, "Your test \"rings are counted\" passes")
      try await expect(
        clone, "a-ring", 0, "The mutant a-ring-counts-twice is killed: no hint is needed.")
      try await expect(
        clone, "demo", 0, "The mutant demo-the-name-is-missing is killed: no hint is needed.")
      try await expect(
        clone, "the-", 2,
        "\"the-\" could be \"the-first-is-the-last\" or \"the-last-is-cut-short\". Type more of it."
      )
      try await expect(
        clone, "who leavs", 2,
        "Chapter 1 has no test and no mutant \"who leavs\". Did you mean \"who leaves is gone\"?")
      try await expect(
        clone, "pineapple", 2,
        "Chapter 1 has no test and no mutant \"pineapple\". `swift run kata check 1` names what fails."
      )
    }
  }

  @Test func `where nothing builds, the first error is the hint; tests keep theirs`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      try clone.edit(
        "\(work)/YourRefactoring/Farewell.swift", "    visitors.remove(name)",
        "    visitors.erase()")

      try await expect(
        clone, "yourref", 1, "YourRefactoring/ could not be judged",
        "Of several errors the first is the one to fix", "value of type 'Visitors' has no member")
      try await expect(clone, "who leaves", 1, "From which visitors is who leaves taken?")
    }
  }

  @Test func `what was seen counts, whether a test failed or could not be judged`() async throws {
    try await Clone.use { clone in
      try await expect(clone, "who leaves", 1, "Hint 1 of 3.")
      try clone.edit("\(work)/YourRefactoring/Farewell.swift", "return \"Who?\"", "return 1")
      try await expect(clone, "who leaves", 1, "Hint 2 of 3.")
      // Each error has hints of its own.
      try await expect(clone, "yourref", 1, "Hint 1 of 2.", "Farewell.swift:4")
      try clone.edit("\(work)/YourRefactoring/Farewell.swift", "return 1", "return []")
      try await expect(clone, "yourref", 1, "Hint 1 of 2.")
    }
  }

  @Test func `a guard that fails says that it passed before`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      try clone.edit("\(work)/YourRefactoring/Farewell.swift", "\"Who?\"", "\"What?\"")

      try await expect(
        clone, "", 1, "The test \"who was not there is not missed\" fails",
        "It passed before you began, and must go on passing.")
    }
  }

  @Test func `a teacher sees all hints at once, without judging or counting`() async throws {
    try await Clone.use { clone in
      let environment = ["PATH": "/usr/bin:/bin"]
      let all = try await clone.kata(["hint", "2", "--all"], environment: environment)
      let one = try await clone.kata(["hint", "--all", "2", "a lamp"], environment: environment)

      #expect(all.exitCode == 0 && one.exitCode == 0, "\(all.errors)\(one.errors)")
      #expect(
        one.output == """
          The test "a lamp uses its own power"
            1. Which power does it use?
            2. The one that was passed in is the right one.
            3. Keep it in a property, and use that.


          """)
      all.shows("The mutant it-stays-on\n  1. ", "  3. Then look at the power once more.\n")
      #expect(all.output.hasSuffix(one.output))
      #expect(!all.output.contains("demo-"))
      #expect(throws: (any Error).self) { try clone.read(".kata/hints.json") }
      let unknown = try await clone.kata("hint", "2", "--all", "pineapple")
      #expect(unknown.exitCode == 2)
    }
  }

  // MARK: - Fixtures

  private let work = "Chapters/01-AtTheDoor"

  /// Asks for a hint, and expects texts in the output.
  private func expect(
    _ clone: Clone, _ name: String, _ exitCode: Int32, _ texts: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let outcome = try await clone.kata(["hint", "1"] + (name.isEmpty ? [] : [name]))
    let said = outcome.output + outcome.errors
    #expect(outcome.exitCode == exitCode, "\(said)", sourceLocation: sourceLocation)
    for text in texts { #expect(said.contains(text), "\(said)", sourceLocation: sourceLocation) }
  }
}
