import Foundation
import Testing

/// Every chapter is judged as it should be: the start, the solution, and the answers it ships with.
@Suite(.warm) struct ChapterTests {
  @Test(arguments: Clone.chapters)
  func `the untouched start earns nothing and nothing crashes`(chapter: String) async throws {
    try await Clone.use { clone in
      let outcome = try await clone.kata("check", chapter)

      #expect(outcome.exitCode == 1)
      #expect(outcome.output.contains("· 0 of "))
      #expect(outcome.output.contains("Turn 1, your tests: 0 of "))
      #expect(outcome.output.contains("Turn 2, your refactoring: 0 of "))
      #expect(outcome.output.contains(/all \d+ guards hold/))
      #expect(!outcome.output.contains("crashed"))
      #expect(!outcome.output.contains("did not end"))
      let killed = outcome.output.matches(of: /✔ (\S+) +killed/).map { String($0.output.1) }
      #expect(killed.count == 1 && killed[0].hasPrefix("demo-"), "killed: \(killed)")
    }
  }

  @Test(arguments: Clone.chapters)
  func `the solution earns everything, without a remark`(chapter: String) async throws {
    try await Clone.use { clone in
      try clone.solve(chapter)

      let outcome = try await clone.kata("check", chapter)

      #expect(outcome.exitCode == 0, "\(outcome.output)")
      #expect(!outcome.output.contains("✘"))
      #expect(!outcome.output.contains("idle"))
    }
  }

  @Test(arguments: Answer.all("RightAnswers"))
  func `a right answer earns everything`(answer: Answer) async throws {
    try await Clone.use { clone in
      try clone.solve(answer.chapter)
      try clone.replace("Chapters/\(answer.chapter)/YourRefactoring", with: answer.path)

      let outcome = try await clone.kata("check", answer.chapter)

      #expect(outcome.exitCode == 0, "\(outcome.output)")
    }
  }

  @Test(arguments: Answer.all("WrongAnswers"))
  func `a wrong answer is rejected in the turn it is about, and only there`(
    answer: Answer
  ) async throws {
    try await Clone.use { clone in
      try clone.solve(answer.chapter)
      let applied = try await Clone.run(
        URL(filePath: "/usr/bin/env"),
        ["git", "apply", clone.root.appending(path: answer.path).path],
        in: clone.root.appending(path: "Chapters/\(answer.chapter)"))
      try #require(applied.exitCode == 0, "\(applied.errors)")

      let outcome = try await clone.kata("check", answer.chapter)

      #expect(outcome.exitCode == 1)
      let turns = outcome.output.components(separatedBy: "Turn 2")
      try #require(turns.count == 2)
      let isAboutTests = try clone.read(answer.path).contains("+++ b/YourTests/")
      // Where learners test their own code, their tests find what is wrong with it.
      if !(try clone.testsOwnCode(answer.chapter)) {
        #expect(turns[0].contains("✘") == isAboutTests)
      }
      #expect(turns[1].contains("✘") != isAboutTests)
      #expect(!outcome.output.contains("not judged"))
    }
  }

  // MARK: - Fixtures

  struct Answer: CustomTestStringConvertible {
    let chapter: String
    let path: String

    var testDescription: String { path }

    static func all(_ kind: String) -> [Answer] {
      Clone.chapters.flatMap { chapter in
        let folder = "Tests/\(chapter)/\(kind)"
        return Clone.names(in: folder).map { Answer(chapter: chapter, path: "\(folder)/\($0)") }
      }
    }
  }
}
