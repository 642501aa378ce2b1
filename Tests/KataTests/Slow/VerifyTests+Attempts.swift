import Testing

/// Tests of the attempt in a lesson: its output is the one that the lesson shows.
extension VerifyTests {
  @Test(arguments: [
    ("```swift attempt\n", "```swift\n", "README.md shows no attempt: a fence is ```swift attempt"),
    ("```text attempt", "```text", "README.md does not show what comes of it"),
    ("import Platform\nimport Testing", "import Testing", "it does not compile:"),
    (
      "```text attempt, sometimes", "```text attempt",
      "runs \\d+ said what README.md shows as `attempt`: ✘ Test \"Ada was the first\" recorded"
    ),
    (
      "```text attempt\nTest", "```text attempt, sometimes\nTest",
      "of 20 runs 20 said what README.md shows as `attempt, sometimes`: Test run with 2 tests"
    ),
    (
      "names → [\"Eve\"", "names → [\"Eva\"",
      "of 20 runs 0 said what README.md shows as `attempt, sometimes`: ✘ Test \"Ada[^\n]+\n +One of them said: ✘ Test"
    ),
  ])
  func `an attempt that says something else is named`(
    old: String, new: String, objection: String
  ) async throws {
    try await Clone.use { clone in
      let lesson = "\(work)/README.md"
      try clone.write(clone.read(lesson).replacing(old, with: new), to: lesson)

      let outcome = try await clone.kata("verify", "1")

      #expect(outcome.exitCode == 1)
      #expect(
        Self.failedClaims(in: outcome.output).contains("the attempt says what the lesson shows"))
      #expect(try outcome.output.contains(Regex(objection)), "\(outcome.output)")
    }
  }
}
