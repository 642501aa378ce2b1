import Testing

/// Tests that `kata` judges strictly, whatever the learner's `started` is.
@Suite(.warm) struct StrictnessTests {
  @Test func `failures are not known issues where nothing has been started`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      try clone.edit(entry, "let started = true", "let started = false")
      try clone.edit(farewell, "    visitors.remove(name)\n", "")

      let outcome = try await clone.kata("check", "1")

      outcome.shows("Turn 2, your refactoring: 2 of 3 tests pass", "✘ who leaves is gone")
    }
  }

  @Test func `what started is made of never runs`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      try clone.edit(entry, "let started = true", "let started: Bool = { fatalError() }()")

      let outcome = try await clone.kata("check", "1")

      outcome.shows("Turn 2, your refactoring: 3 of 3 tests pass")
    }
  }

  // MARK: - Fixtures

  let entry = "Chapters/01-AtTheDoor/YourRefactoring/Entry.swift"
  let farewell = "Chapters/01-AtTheDoor/YourRefactoring/Farewell.swift"
}
