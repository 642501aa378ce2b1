import Foundation
import Testing

/// Tests of `kata check` on given files and given tests that a learner changed.
extension MistakeTests {
  @Test func `a given file that was changed is named, and how to undo that`() async throws {
    try await Clone.use { clone in
      try await clone.commit()
      let legacy = "Chapters/01-AtTheDoor/Legacy/LegacyDoorbell.swift"
      try clone.edit(legacy, "class LegacyDoorbell", "class LegacyDoorbell: Ringing")

      let outcome = try await clone.kata("check", "1")
      try clone.edit(legacy, "class LegacyDoorbell: Ringing", "class LegacyDoorbell")
      try clone.write("struct LegacyDoorbell {}", to: "Chapters/01-AtTheDoor/Legacy/Mine.swift")
      let again = try await clone.kata("check", "1")

      let rest = " Chapter 1 cannot be judged like that. Your code goes into"
      #expect(outcome.exitCode == 3 && again.exitCode == 3)
      #expect(
        outcome.errors.contains(
          "\(legacy) is changed, and it is given: `git checkout HEAD -- \(legacy)` undoes that."
            + rest))
      #expect(
        again.errors.contains(
          "Legacy/Mine.swift is new, in a folder that is given: move it away." + rest))
      #expect(!(outcome.errors + again.errors).contains("Solutions"))
    }
  }

  @Test func `a given file that mutants no longer fit is named, not the mutant`() async throws {
    try await Clone.use { clone in
      try await clone.commit()
      let doorbell = "Chapters/01-AtTheDoor/Refactored/Doorbell.swift"
      try clone.edit(doorbell, "visitors.names.count", "visitors.names.count + 0")

      let outcome = try await clone.kata("check", "1")

      #expect(outcome.exitCode == 3)
      #expect(
        outcome.errors.hasSuffix(
          "\nkata: \(doorbell) is changed, and it is given: `git checkout HEAD -- \(doorbell)` undoes that."
            + " `swift run kata plant 1` makes a mutant of it. Chapter 1 cannot be judged like that. Your code"
            + " goes into Chapters/01-AtTheDoor/YourRefactoring and YourTests. The chapter's mutants do not fit it.\n"
        ))
    }
  }

  @Test func `a given file that is changed is named where all can be judged`() async throws {
    try await Clone.use(solving: chapter) { clone in
      try await clone.commit()
      let legacy = "Chapters/01-AtTheDoor/Legacy/LegacyDoorbell.swift"
      try clone.edit(legacy, "Ding, ", "Dong, ")
      // `git restore` would bring back the change, which is staged.
      try await clone.git("add \(legacy)")

      let outcome = try await clone.kata("check", "1")
      try await clone.git("checkout HEAD -- \(legacy)")

      outcome.ends(
        0, showing: "Chapter 1 passed.",
        "\n\(legacy) is changed, and it is given: `git checkout HEAD -- \(legacy)` undoes that.\n")
      #expect(try clone.read(legacy).contains("Ding, "))
    }
  }

  @Test func `a given test that fails leads to the learner's own changes`() async throws {
    try await Clone.use { clone in
      try clone.edit(
        "Chapters/01-AtTheDoor/YourTests/TestingDoorbell.swift", "override var visitors",
        "override func ring(by person: Person) -> String { \"\" }\n  override var visitors")
      try clone.edit(
        "Chapters/01-AtTheDoor/YourTests/TestingDoorbell.swift", "@testable",
        "import Platform\n\n@testable")

      let outcome = try await clone.kata("check", "1")

      outcome.ends(
        1, showing: "\"a ring is answered by name\"  wrong: fails on the original code",
        "Next: look at your changes in Chapters/01-AtTheDoor/YourTests: the given test"
          + " \"a ring is answered by name\" passed before, and does not count until it does again."
      )
    }
  }
}
