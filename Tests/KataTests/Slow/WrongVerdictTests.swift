import Foundation
import Testing

/// Tests that a report of a wrong verdict becomes a right or a wrong answer of the chapter, as CONTRIBUTING says.
@Suite(.warm) struct WrongVerdictTests {
  @Test func `a submission whose tests are right becomes a right answer`() async throws {
    try await Clone.use { clone in
      let answer = "\(suite)/RightAnswers/OtherTests/YourTests"
      try clone.write("", to: "\(answer)/placeholder")
      try clone.replace(answer, with: "Solutions/01-AtTheDoor/YourTests")
      try clone.edit("\(answer)/DoorbellTests.swift", "struct DoorbellTests", "struct OtherTests")

      let accepted = try await clone.kata("verify", "1")
      #expect(accepted.exitCode == 0, "\(accepted.output)")

      let text = try clone.read("\(answer)/DoorbellTests.swift")
      let test = try #require(text.firstRange(of: "  @Test func"))
      try clone.write(
        text.replacingCharacters(
          in: test.lowerBound..<test.lowerBound,
          with:
            "  @Test func `a bell is silent`() {\n    #expect(TestingDoorbell().count() == 1)\n  }\n\n"
        ), to: "\(answer)/DoorbellTests.swift")
      let refused = try await clone.kata("verify", "1")
      #expect(refused.exitCode == 1)
      #expect(VerifyTests.failedClaims(in: refused.output) == ["every right answer is accepted"])
      refused.shows("OtherTests: \"a bell is silent\" is wrong")
    }
  }

  @Test func `an answer in the wrong place is named, not passed over`() async throws {
    try await Clone.use { clone in
      let folder = "\(suite)/RightAnswers/Other"
      try clone.write("let started = true\n", to: "\(folder)/Entry.swift")

      let outcome = try await clone.kata("verify", "1")

      #expect(outcome.exitCode == 1)
      #expect(
        VerifyTests.failedClaims(in: outcome.output) == [
          "no file is missing, stray or misnamed", "every right answer is accepted",
        ])
      outcome.shows("Other holds no YourTests and no YourRefactoring")
    }
  }

  @Test func `a submission that is wrong becomes a diff from the solution`() async throws {
    try await Clone.use { clone in
      try await clone.commit()
      let solution = "Solutions/01-AtTheDoor"
      // This refactoring says goodbye as a learner's did that passed.
      try clone.edit(
        "\(solution)/YourRefactoring/Farewell.swift", "return \"Bye, \\(name)\"",
        "return \"Bye, \" + Shout.of(name)")
      try clone.write(
        "enum Shout {\n  static func of(_ name: String) -> String { name.uppercased() }\n}\n",
        to: "\(solution)/YourRefactoring/Shout.swift")

      let diff = try await Clone.run(
        URL(filePath: "/bin/sh"),
        [
          "-c",
          """
          git add \(solution) && git diff --cached --relative=\(solution) &&
          git restore --staged --worktree \(solution)
          """,
        ], in: clone.root)
      #expect(try !clone.names(in: "\(solution)/YourRefactoring").contains("Shout.swift"))
      try clone.write(
        "It shouts the name.\n\n" + diff.output, to: "\(suite)/WrongAnswers/it-shouts.diff")
      let outcome = try await clone.kata("verify", "1")

      #expect(outcome.exitCode == 0, "\(outcome.output)")
      try clone.edit("\(suite)/WrongAnswers/it-shouts.diff", "name.uppercased()", "name")
      let accepted = try await clone.kata("verify", "1")
      accepted.shows("it-shouts: nothing fails")
    }
  }

  // MARK: - Fixtures

  let suite = "Tests/01-AtTheDoor"
}
