import Foundation
import Testing

/// Tests of `kata verify --fix`: it updates files, and leaves alone those that need a decision.
@Suite(.warm) struct FixTests {
  @Test func `where all is well nothing changes`() async throws {
    try await Clone.use { clone in
      let before = try clone.contents()

      let outcome = try await clone.kata("verify", "--fix", "1")

      outcome.ends(0, beginning: "✔ ")
      #expect(outcome.output.hasSuffix("36 passed, 0 failed\n"))
      #expect(try clone.contents() == before)
    }
  }

  @Test func `the start follows the learner's two folders, and what it was is kept`() async throws {
    try await Clone.use { clone in
      try clone.edit(
        "\(work)/YourRefactoring/Farewell.swift", "class Farewell",
        "/// Says goodbye.\nclass Farewell")
      try clone.write("// A new double.\n", to: "\(work)/YourTests/Double.swift")
      try clone.write("// To be gone.\n", to: "\(suite)/Start/YourTests/Gone.swift")

      let outcome = try await clone.kata("verify", "1", "--fix")

      outcome.ends(
        0, beginning: "\(suite)/Start is new. The old files are kept in .kata/backups/01-AtTheDoor/"
      )
      outcome.shows(
        "\n+/// Says goodbye.\n class Farewell: FarewellSaying {\n",
        "\n+++ b/\(suite)/Start/YourTests/Double.swift\n",
        "\n--- a/\(suite)/Start/YourTests/Gone.swift\n")
      for turn in ["YourTests", "YourRefactoring"] {
        #expect(try clone.names(in: "\(suite)/Start/\(turn)") == clone.names(in: "\(work)/\(turn)"))
      }
      let kept = try #require(try clone.names(in: ".kata/backups/01-AtTheDoor").first)
      let old = ".kata/backups/01-AtTheDoor/\(kept)"
      #expect(try clone.read("\(old)/YourTests/Gone.swift") == "// To be gone.\n")
      #expect(try !clone.read("\(old)/YourRefactoring/Farewell.swift").contains("///"))
    }
  }

  @Test func `a start whose functions have changed follows, with its suite`() async throws {
    try await Clone.use { clone in
      let folders =
        [work, "Solutions/01-AtTheDoor"]
        + ["Closures", "Inherits"].map { "\(suite)/RightAnswers/\($0)" }
      for folder in folders {
        try clone.edit("\(folder)/YourRefactoring/Entry.swift", "makeFarewell(on", "farewell(on")
      }
      for path in ["FarewellTests.swift", "WrongAnswers/does-nothing.diff"] {
        let text = try clone.read("\(suite)/\(path)")
        try clone.write(
          text.replacing("makeFarewell", with: "farewell"), to: "\(suite)/\(path)")
      }
      try clone.edit("\(work)/Program/Main.swift", "makeFarewell", "farewell")

      let outcome = try await clone.kata("verify", "1", "--fix")

      outcome.ends(0, showing: "+func farewell(on visitors: Visitors)")
    }
  }

  @Test func `a solution is no start`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      let begun = try await clone.kata("verify", "1", "--fix")

      let left = "\(suite)/Start was left alone: \(work)/"
      begun.ends(0, beginning: left + "YourRefactoring/Entry.swift says that turn 2 was begun.\n")
      try clone.edit("\(work)/YourRefactoring/Entry.swift", "started = true", "started = false")
      let earned = try await clone.kata("verify", "1", "--fix")
      earned.ends(
        0, beginning: left + "YourTests and YourRefactoring earn 9 points: that is no start.\n",
        showing:
          "01-AtTheDoor: YourTests and YourRefactoring are not as in Tests/01-AtTheDoor/Start. A learner's work is"
          + " not verified; the rest is.\n")
      #expect(try clone.read("\(suite)/Start/YourRefactoring/Entry.swift").contains("Farewell()"))
    }
  }

  @Test func `a start that was edited itself is left alone`() async throws {
    try await Clone.use { clone in
      try await clone.commit()
      try clone.edit(
        "\(suite)/Start/YourRefactoring/Farewell.swift", "class Farewell",
        "/// Mine.\nclass Farewell")

      let outcome = try await clone.kata("verify", "1", "--fix")

      outcome.ends(
        0, beginning: "\(suite)/Start was left alone: it was edited since the last commit")
      #expect(try clone.read("\(suite)/Start/YourRefactoring/Farewell.swift").contains("/// Mine."))
    }
  }

  @Test func `code, runs and the check are quoted as they are now`() async throws {
    try await Clone.use { clone in
      try await clone.commit()
      try clone.edit(
        "\(work)/Refactored/Doorbell.swift", "var visitors: Visitors { .shared }",
        "var visitors: Visitors { Visitors.shared }")
      try clone.edit("\(work)/Legacy/LegacyDoorbell.swift", "\"Ding, ", "\"Ding-dong, ")
      try clone.edit(
        "\(suite)/FarewellTests.swift", "  let visitors = Visitors()",
        """
          @Test func `one more`() {
            #expect(makeFarewell(on: visitors).say(to: "Eve") == "Bye")
          }

          @Test func `one more guard`() {
            #expect(visitors.names.isEmpty)
          }

          let visitors = Visitors()
        """)
      try clone.edit(lesson, "import Platform\nimport Testing", "import Platform\n\nimport Testing")
      try clone.edit(lesson, "As found:\nBye, Ada", "As found:\nNothing.\nLike it.\nAny more.")

      try clone.write(
        clone.read(lesson) + "\n```text run\n```\n"
          + "\n```text check\nTurn 1, your tests: 0 of 9\n...\n```\n", to: lesson)

      let outcome = try await clone.kata("verify", "1", "--fix")

      let text = try clone.read(lesson)
      #expect(
        text.hasSuffix(
          "```text run\nDing-dong, Ada\n```\n\n"
            + "```text check\nTurn 1, your tests: 0 of 6 mutants killed\n...\n```\n"),
        "an empty block is filled, too")
      #expect(
        text.contains(
          "```swift Refactored/Doorbell.swift#visitors\n  var visitors: Visitors { Visitors.shared }\n```"
        ))
      #expect(text.contains("```text run\nDing-dong, Ada\n```"))
      #expect(text.contains("```text run yours\nAs found:\nBye, Ada\n```"))
      #expect(
        text.contains("answered by name\"\n...\n  all 2 guards hold: tests that passed already and")
      )
      outcome.shows("--- a/\(lesson)\n+++ b/\(lesson)\n", "\n-Ding, Ada\n+Ding-dong, Ada\n")
      // The author must add the rest: a solution for the new test, and hints.
      #expect(
        VerifyTests.failedClaims(in: outcome.output).isDisjoint(with: [
          "quoted code stands in its file", "quoted output is what is printed",
        ]), "\(outcome.output)")
      outcome.shows("Hints.md has no `## one more`")
    }
  }

  @Test func `lines that stand nowhere, and what is gone, are left to the author`() async throws {
    try await Clone.use { clone in
      try clone.edit(
        lesson, "```swift Refactored/Doorbell.swift#visitors\n",
        "```swift Refactored/Gone.swift#visitors\n")
      try clone.write(
        clone.read(lesson)
          + "\n```swift Refactored/Doorbell.swift\n  let sounds = try load(.all)\n```\n"
          + "\n```swift Refactored/Doorbell.swift#gone\n  func gone() {}\n```\n"
          + "\n```text check\n...\nNothing like it was ever printed\n...\n```\n", to: lesson)
      let before = try clone.read(lesson)

      let outcome = try await clone.kata("verify", "1", "--fix")

      #expect(outcome.exitCode == 1)
      #expect(try clone.read(lesson) == before)
      #expect(
        VerifyTests.failedClaims(in: outcome.output) == [
          "quoted code stands in its file", "quoted output is what is printed",
        ])
    }
  }

  @Test(arguments: [
    ("YourTests/DoorbellTests.swift", "do not compile.\n"),
    ("YourRefactoring/Farewell.swift", "do not compile.\n"),
    ("YourTests/AttemptTests.swift", "holds the lesson's attempt, AttemptTests.swift.\n"),
  ])
  func `what a learner left half done is no start`(path: String, reason: String) async throws {
    try await Clone.use { clone in
      let before = (try? clone.read("\(work)/\(path)")) ?? ""
      try clone.write(before + "\nfunc {\n", to: "\(work)/\(path)")
      let start = try clone.names(in: "\(suite)/Start/YourTests")

      let outcome = try await clone.kata("verify", "1", "--fix")

      outcome.ends(0, beginning: "\(suite)/Start was left alone: \(work)")
      outcome.shows(reason)
      #expect(try clone.names(in: "\(suite)/Start/YourTests") == start)
      let reset = try await clone.kata("reset", "1")
      #expect(reset.output.hasPrefix("Chapter 1 is restored to its start."))
    }
  }

  @Test func `an option that does not exist is named`() async throws {
    try await Clone.use { clone in
      let outcome = try await clone.kata("verify", "--fixed", "1")

      #expect(outcome.exitCode == 2)
      #expect(outcome.errors.hasPrefix("kata: `kata verify` knows no option --fixed."))
    }
  }

  // MARK: - Fixtures

  let work = "Chapters/01-AtTheDoor"
  let suite = "Tests/01-AtTheDoor"
  var lesson: String { "\(work)/README.md" }
}
