import Foundation
import Testing

/// Tests of what a learner does beside the points: a test of a log of their own, and tests for another day.
@Suite(.warm) struct TickTests {
  @Test func `a test of one's own log is ticked by check, the overview and grade alike`()
    async throws
  {
    try await Clone.use(solving: "02-LightsOn") { clone in
      try clone.set(#""ownLog": {"step": "replay yourself", "mark": "replayed("}"#, in: chapter)

      for (file, heading) in [("Hints.md", "# "), ("README.md", "## ")] {
        try clone.write(
          try clone.read("Chapters/\(chapter)/\(file)") + "\n\(heading)Step 1: replay yourself\n",
          to: "Chapters/\(chapter)/\(file)")
      }
      #expect(try await clone.kata().output.contains("Left, beside the points: step 1 of 1, "))
      try await clone.kata("check", "2").ends(
        0, showing: " · 3 of 3 points", "\n\nBeside the points\n  · replay yourself  step 1\n",
        "Chapter 2 passed. Left, beside the points: step 1 of 1, replay yourself (Chapters/02-LightsOn/README.md:"
      )
      try await clone.kata("grade", ".", "--chapters", "2").ends(
        0, showing: "tests of the suite pass\n")

      try clone.write(session(expecting: "true"), to: file)
      try await clone.kata("check", "2").ends(
        0, showing: " · 3 of 3 points", "\n\nBeside the points\n  ✔ replay yourself  step 1\n")
      let overview = try await clone.kata()
      #expect(overview.output.contains("3/3  passed  1 of 1 ✔ beside the points\n"))
      try await clone.kata("grade", ".", "--chapters", "2").ends(
        0, showing: "tests of the suite pass. Beside the points: replay yourself.\n")
      for format in ["markdown", "html"] {
        try await clone.kata("grade", ".", "--chapters", "2", "--format", format).ends(
          0, showing: "Beside the points: replay yourself.")
      }

      // A test that fails on the original is no tick, and none does where the tests do not compile.
      for text in [session(expecting: "false"), session(expecting: "true") + "}"] {
        try clone.write(text, to: file)
        try await clone.kata("check", "2").ends(
          1, showing: "\n\nBeside the points\n  · replay yourself  step 1\n")
      }
    }
  }

  @Test func `tests for another day earn nothing, cost nothing, and are counted by their files`()
    async throws
  {
    try await Clone.use(solving: "02-LightsOn") { clone in
      try clone.write(lamps(left: 8), to: "Tests/02-LightsOn/AnotherDay+ManyLamps.swift")
      let json = ["grade", ".", "--chapters", "2", "--format", "json"]

      try await clone.kata("check", "2").ends(
        0, showing: " · 3 of 3 points", "  ✔ another day, many lamps: 2 of 2 tests pass\n")
      try await clone.kata(json).ends(0, showing: #""isDone" : true"#)

      try clone.write(lamps(left: 7), to: "Tests/02-LightsOn/AnotherDay+ManyLamps.swift")
      try await clone.kata("check", "2").ends(
        0, showing: " · 3 of 3 points", "  · another day, many lamps: 1 of 2 tests pass\n")
      try await clone.kata(json).ends(0, showing: #""isDone" : false"#, #""score" : 3"#)
      try await clone.kata("hint", "2", "two lamps").ends(
        1, showing: "It is for another day, and earns no points. `swift run kata test 2 \"two lamps"
      )
      try await clone.kata("test", "2", "two lamps*").ends(1, showing: "Expectation failed")
    }
  }

  @Test func `a learner who has not begun is shown none of it`() async throws {
    try await Clone.use { clone in
      try clone.set(#""ownLog": {"step": "replay yourself", "mark": "replayed("}"#, in: chapter)

      let outcome = try await clone.kata("check", "2")

      #expect(!outcome.output.contains("Beside the points"), "\(outcome.output)")
    }
  }

  // MARK: - Fixtures

  private let chapter = "02-LightsOn"
  private let file = "Chapters/02-LightsOn/YourTests/SessionTests.swift"

  private func session(expecting value: String) -> String {
    """
    import Testing

    @testable import LightsOn

    @MainActor struct SessionTests {
      @Test func `my session`() { #expect(replayed(1) == \(value)) }

      private func replayed(_ switches: Int) -> Bool { makeLamp(on: Power()).toggle() }
    }

    """
  }

  private func lamps(left: Int) -> String {
    """
    import Support
    import Testing

    @testable import LightsOn

    extension DeskLampTests {
      @Test func `two lamps share a power`() {
        let power = Power()
        for lamp in [makeLamp(on: power), makeLamp(on: power)] { _ = lamp.toggle() }
        #expect(power.left == \(left))
      }

      @Test func `a lamp that goes off needs nothing`() {
        let power = Power()
        let lamp = makeLamp(on: power)
        for _ in 1...2 { _ = lamp.toggle() }
        #expect(power.left == 9)
      }
    }

    """
  }
}
