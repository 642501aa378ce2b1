import Foundation
import Testing

/// Tests of mutants, variants and wrong answers whose surrounding code has changed.
@Suite(.warm) struct DiffFixTests {
  @Test func `diffs that do not apply strictly are named, and nothing is judged`() async throws {
    try await Clone.use { clone in
      try clone.edit(
        "\(suite)/Mutants/rings-are-not-counted.diff", "-    visitors.names.count",
        "-    visitors.names.size")
      try clone.edit(
        "\(suite)/WrongAnswers/removes-none.diff", "-    visitors.remove(name)",
        "-    visitors.add(name)")
      try clone.write(
        clone.read("\(suite)/Mutants/rings-are-not-counted.diff"),
        to: "\(suite)/Duel/rings-are-lost.diff")

      let outcome = try await clone.kata("verify", "1")

      outcome.ends(
        1,
        output: """
          ✘ 01-AtTheDoor: every diff applies
              \(suite)/Mutants/rings-are-not-counted.diff does not apply
              \(suite)/WrongAnswers/removes-none.diff does not apply
              \(suite)/Duel/rings-are-lost.diff does not apply
              `kata verify 1 --fix` brings up to date what it can.
          0 passed, 1 failed

          """)
    }
  }

  @Test func `mutants and answers follow code that moved around them`() async throws {
    try await Clone.use { clone in
      try await clone.commit()
      try clone.edit(
        "\(work)/Refactored/Doorbell.swift", "  func last() -> String? {",
        "  /// The last to ring.\n  func last() -> String? {")
      for folder in ["Solutions/01-AtTheDoor"] {
        try clone.edit(
          "\(folder)/YourRefactoring/Farewell.swift", "else { return \"Who?\" }",
          "else {\n      return \"Who?\"\n    }")
      }

      let outcome = try await clone.kata("verify", "1", "--fix")

      #expect(
        try clone.read("\(suite)/Mutants/the-first-is-the-last.diff") == """
          The first to ring is taken for the last.

          diff --git a/Refactored/Doorbell.swift b/Refactored/Doorbell.swift
          index 791bcd96ab6b..aae358d44116 100644
          --- a/Refactored/Doorbell.swift
          +++ b/Refactored/Doorbell.swift
          @@ -13,7 +13,7 @@
           
             /// The last to ring.
             func last() -> String? {
          -    visitors.names.last
          +    visitors.names.first
             }
           
             func count() -> Int {

          """)
      let changed = "\(suite)/WrongAnswers/asks-the-shared-visitors.diff"
      #expect(
        try outcome.output.contains(
          Regex("^\(changed) was left alone: the lines that it changes, or lines beside them,")))
      outcome.ends(1, showing: "\n    \(changed) does not apply\n")
    }
  }

  @Test func `a wrong answer that makes one file and removes another follows too`() async throws {
    try await Clone.use { clone in
      let solution = "Solutions/01-AtTheDoor/YourRefactoring"
      let file = "\(suite)/WrongAnswers/removes-none.diff"
      try clone.write("/// Not needed.\nenum Spare {}\n", to: "\(solution)/Spare.swift")
      try clone.write(
        clone.read(file) + """
          --- a/YourRefactoring/Spare.swift
          +++ /dev/null
          @@ -1,2 +0,0 @@
          -/// Not needed.
          -enum Spare {}
          --- /dev/null
          +++ b/YourRefactoring/Other.swift
          @@ -0,0 +1 @@
          +enum Other {}

          """, to: file)
      try await clone.commit()
      let untouched = try await clone.kata("verify", "1", "--fix")
      #expect(untouched.output.hasPrefix("✔ "), "\(untouched.output)")

      // This comment goes beside the line that the diff removes.
      try clone.edit("\(solution)/Farewell.swift", "  func say(", "  /// Says it.\n  func say(")
      let outcome = try await clone.kata("verify", "1", "--fix")

      #expect(outcome.exitCode == 0, "\(outcome.output)")
      let text = try clone.read(file)
      #expect(text.contains("\n--- a/YourRefactoring/Spare.swift\n+++ /dev/null\n"))
      #expect(text.contains("\n--- /dev/null\n+++ b/YourRefactoring/Other.swift\n"))
      #expect(text.contains("\n   /// Says it.\n"))
    }
  }

  @Test func `a diff of what the code does already is left alone`() async throws {
    try await Clone.use { clone in
      let file = "\(suite)/Mutants/the-first-is-the-last.diff"
      try await clone.commit()
      let before = try clone.read(file)
      try clone.edit(
        "\(work)/Refactored/Doorbell.swift", "    visitors.names.last\n",
        "    visitors.names.first\n")

      let outcome = try await clone.kata("verify", "1", "--fix")

      outcome.ends(1, showing: "\(file) was left alone: ")
      #expect(try clone.read(file) == before)
    }
  }

  @Test func `where no commit holds the code that a diff fits, it is left alone`() async throws {
    try await Clone.use { clone in
      try clone.edit(
        "\(work)/Refactored/Doorbell.swift", "  func last() -> String? {",
        "  /// The last to ring.\n  func last() -> String? {")

      let outcome = try await clone.kata("verify", "1", "--fix")

      outcome.ends(
        1,
        showing: "\(suite)/Mutants/the-first-is-the-last.diff was left alone: it fits no commit."
          + " Write it anew.\n")
    }
  }

  // MARK: - Fixtures

  let work = "Chapters/01-AtTheDoor"
  let suite = "Tests/01-AtTheDoor"
}
