import Foundation
import Testing

/// The loop of chapters 7 to 9 by commands alone: one log goes all the way through the code of a learner, which here is
/// our solutions'. `LogCommandTests` has the rest.
@Suite(.warm) struct LoopTests {
  @Test func `what your recorder wrote is replayed, stepped through, played and tested`()
    async throws
  {
    try await Clone.useWorkbook { clone in
      for chapter in Clone.logChapters {
        try clone.solve(chapter)
        // The only test to build is the one that is made.
        try clone.remove("Chapters/\(chapter)/YourTests")
      }

      let played = try await clone.play("7", "ssc")
      #expect(played.contains("recorded by your recorder"))
      let next = played.matches(of: /kata run (\d \w+) a\.log/).map { String($0.output.1) }
      #expect(next == ["8 replay", "9 step", "7 test"])

      let replayed = try await clone.kata("run", "8", "replay", "a.log")
      replayed.ends(
        0, beginning: "a.log, ", showing: " entries, in your world:\n  All states are as recorded.",
        "\nWith this chapter's bug fixed:\n  entry ")

      let steps = try await clone.kata("run", "9", "step", "a.log")
      let fixed = try await clone.kata("run", "9", "fixed", "a.log")
      let lack = "Chapter 7's screen has no texts and no ticks; its stamps are left out.\n"
      steps.ends(
        0, beginning: lack + "a.log, 3 steps:\n   1  0.000 s  surpriseMe: note ",
        showing: " close: no note\n")
      let list = steps.output.replacing("3 steps:", with: "3 steps, with the bug fixed:")
      fixed.ends(0, output: list)

      let inTime = try await clone.kata("run", "9", "yours", "a.log")
      inTime.ends(
        0, beginning: lack + "a.log, 3 steps, four times as fast, on the real clock:\n  0.0 s  sur")
      let shown = [steps, inTime].map { $0.output.matches(of: /note (\d)/).map(\.output.1) }
      #expect(shown[1] == shown[0] + shown[0], "once as recorded, and once with the bug fixed")

      let tests = "Chapters/07-Recording/YourTests/SessionTests.swift"
      try await clone.makeTest("7", tests)
      let untyped = try await clone.kata("test", "7")
      #expect(untyped.exitCode == 1 && untyped.output.contains("failed: (pressed →"), "\(untyped)")
      try clone.edit(tests, "pressed == []", "pressed == [.surpriseMe, .surpriseMe, .close]")
      let typed = try await clone.kata("test", "7")
      #expect(typed.exitCode == 0, "\(typed)")

      try await clone.makeTest("9", "Chapters/08-Replay/YourTests/SessionTests.swift")
      let again = try await clone.kata("test", "8")
      #expect(again.exitCode == 0, "\(again)")
    }
  }
}
