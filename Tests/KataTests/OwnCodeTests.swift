import Foundation
import Testing

/// Chapters in which learners test what they refactored: their tests must hold on their own code too.
@Suite(.warm) struct OwnCodeTests {
  @Test func `a test that passes on a right answer and fails on one's own code is left out`()
    async throws
  {
    try await Clone.use { clone in
      try clone.solve(chapter)
      try clone.edit(
        "\(work)/YourRefactoring/CalendarLinker.swift", "self.answer(false, error as NSError)", "")

      let outcome = try await clone.kata("check", chapter)

      #expect(outcome.exitCode == 1)
      #expect(
        outcome.output.contains(
          "wrong, left out: \"an error is the answer, and the status is not asked for\": it fails on"
            + " your own code, and passes on a right answer to turn 2"))
      let hint = try await clone.kata("hint", chapter)
      #expect(hint.output.contains("It passes on a right answer to turn 2 and fails on yours."))
    }
  }

  @Test func `another right design is no reason to fail: the tests of one hold on the other`()
    async throws
  {
    try await Clone.use { clone in
      try clone.solve(chapter)
      try clone.replace(
        "\(work)/YourRefactoring", with: "Tests/\(chapter)/RightAnswers/QueueThem")

      let outcome = try await clone.kata("check", chapter)

      #expect(outcome.exitCode == 0, "\(outcome.output)")
    }
  }

  @Test func `a test that knows the decision about the second caller is over-specified`()
    async throws
  {
    try await Clone.use { clone in
      try clone.solve(chapter)
      try clone.edit(
        "\(work)/YourTests/CalendarLinkerTests.swift", "    #expect(second.count == 1)",
        "    #expect(second == [.linked])")

      let outcome = try await clone.kata("check", chapter)

      #expect(outcome.exitCode == 1)
      #expect(outcome.output.contains("it fails on the variant turns-the-second-away"))
    }
  }

  @Test func `tests that reach past Entry.swift are told what one's own code does not have`()
    async throws
  {
    try await Clone.use { clone in
      try clone.solve(chapter)
      try clone.replace("\(work)/YourRefactoring", with: "Tests/\(chapter)/Start/YourRefactoring")
      try clone.edit(
        "\(work)/YourTests/CalendarLinkerTests.swift", "    linker = makeCalendarLinker(",
        "    linker = CalendarLinker(")

      let outcome = try await clone.kata("check", chapter)

      #expect(outcome.exitCode == 1)
      #expect(outcome.output.contains("What they call and your code does not have:"))
      #expect(
        outcome.output.contains("name nothing of your own code but the functions of Entry.swift"))
    }
  }

  @Test func `while one's own code does not build, its tests are not judged`() async throws {
    try await Clone.use { clone in
      try clone.solve(chapter)
      try clone.write("func {", to: "\(work)/YourRefactoring/CalendarLinker.swift")

      let outcome = try await clone.kata("check", chapter)

      #expect(outcome.exitCode == 1)
      #expect(outcome.output.contains("Turn 1, your tests: not judged"))
      #expect(outcome.output.contains("your own code as well, and that does not build: see turn 2"))
    }
  }

  // MARK: - Fixtures

  private let chapter = "04-CompletionHandlers"
  private var work: String { "Chapters/\(chapter)" }
}
