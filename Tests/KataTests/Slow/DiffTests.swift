import Foundation
import Testing

/// `kata diff`: a learner's code beside the solution, and legacy code beside the worked example.
@Suite(.warm) struct DiffTests {
  @Test func `a turn is compared once it is passed, or when it is wanted`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      let farewell = "Chapters/01-AtTheDoor/YourRefactoring/Farewell.swift"
      try clone.edit(farewell, "class Farewell", "// mine\nclass Farewell")
      let passed = try await clone.kata("diff", "1")
      try clone.edit(farewell, "    visitors.remove(name)\n", "")
      let open = try await clone.kata("diff", "1")
      let spoiled = try await clone.kata("diff", "1", "--spoil")
      try clone.solve("01-AtTheDoor")
      let same = try await clone.kata("diff", "1")

      passed.ends(1, showing: "\n--- yours/YourRefactoring/Farewell.swift\n", "\n[-// mine-]")
      open.ends(2, output: "")
      #expect(
        open.errors.hasSuffix(
          "kata: YourRefactoring of chapter 1 is not passed yet. `--spoil` shows our solution all the same.\n"
        ))
      spoiled.ends(1, showing: "    {+visitors.remove(name)+}\n")
      same.ends(0, output: "Your code equals our solution.\n")
    }
  }

  @Test func `two versions that share hardly a line stand one after the other`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      try clone.write(
        """
        import AtTheDoor

        struct Notes {
          let first = "milk"
          let second = "eggs"
          let third = "bread"
        }

        """, to: "Chapters/01-AtTheDoor/YourRefactoring/Farewell.swift")

      let outcome = try await clone.kata("diff", "1", "--spoil")

      outcome.ends(
        1, showing: "--- yours/YourRefactoring/Farewell-1-yours.swift\n+++ /dev/null\n",
        "--- /dev/null\n+++ ours/YourRefactoring/Farewell-2-ours.swift\n", "[-struct Notes {-]")
    }
  }

  @Test func `the worked example is one change, without the beginning of its names`() async throws {
    try await Clone.use { clone in
      let outcome = try await clone.kata("diff", "1", "--seam")

      outcome.ends(
        1, showing: "--- legacy/Doorbell.swift\n+++ refactored/Doorbell.swift\n",
        "class Doorbell {",
        "  {+var visitors: Visitors { .shared }+}\n")
      #expect(!outcome.output.contains("LegacyDoorbell"))
    }
  }
}
