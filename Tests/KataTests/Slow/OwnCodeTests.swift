import Foundation
import Testing

/// Tests of chapters in which learners test their own refactoring: their tests must pass on their own code too.
@Suite(.warm) struct OwnCodeTests {
  @Test func `a test that fails on one's own right code is wrong and left out`() async throws {
    try await Clone.use(solving: lamp) { clone in
      // The class has another name here, and a test knows the name in the right answer.
      try clone.edit(lampCode, "class DeskLamp", "class MyLamp")
      try clone.edit("\(lampWork)/YourRefactoring/Entry.swift", "  DeskLamp(", "  MyLamp(")
      try clone.edit(lampTests, "#expect(power.left == 9)", "#expect(power.left == 9)\n\(knows)")

      let outcome = try await clone.kata("check", "2")
      let hint = try await clone.kata("hint", "2")

      outcome.ends(
        1, showing: "Turn 2, your refactoring: 1 of 1 tests pass",
        "2 of 3 points; 1 test of yours is not counted: it takes one of its own power\n",
        "  ✘ \"it takes one of its own power\"  wrong: fails on your own code, and passes on a right"
          + " answer to turn 2\n",
        "  Your code passes the suite and fails this test, so one of the",
        "Next: look at your test")
      hint.shows("Your code passes the suite and fails this test, so one of the two is wrong.")
    }
  }

  @Test func `right tests are red until turn 2 is done, and not called wrong`() async throws {
    try await Clone.use { clone in
      try clone.replace("\(lampWork)/YourTests", with: "Solutions/\(lamp)/YourTests")

      let untouched = try await clone.kata("check", "2")
      try clone.edit("\(lampWork)/YourRefactoring/Entry.swift", "= false", "= true")
      let begun = try await clone.kata("check", "2")
      let hint = try await clone.kata("hint", "2")
      let (json, feedback) = (
        try await clone.kata("grade", "Chapters", "--chapters", "2", "--format", "json"),
        try await clone.kata("grade", "Chapters", "--chapters", "2", "--format", "markdown")
      )

      json.shows("\"status\" : \"waiting\"", "of the learner's tests wait", "\"waits for turn 2\"")
      feedback.shows("waits for turn 2")
      for graded in [json, feedback] { #expect(!graded.output.contains("wrong")) }
      for outcome in [untouched, begun] {
        outcome.shows(
          "  ✘ \"it takes one of its own power\"  waits for turn 2\n",
          "  Tests that wait for turn 2 are red on your code and green on a right answer. ")
        #expect(!outcome.output.contains("wrong"))
      }
      untouched.shows(
        "Next: begin turn 2, in \(lampWork)/YourRefactoring, as the lesson says: 1 of")
      begun.shows("Next: turn 2, in \(lampWork)/YourRefactoring;")
      #expect(hint.output.hasPrefix("The test \"a lamp uses its own power\" fails"))
    }
  }

  @Test func `a test that a change broke does not wait for turn 2`() async throws {
    try await Clone.use { clone in
      try clone.replace("\(lampWork)/YourTests", with: "Solutions/\(lamp)/YourTests")
      try clone.edit(lampCode, "    isOn.toggle()\n", "    isOn = true\n")

      let outcome = try await clone.kata("check", "2")
      let hint = try await clone.kata("hint", "2")

      outcome.ends(
        1,
        showing:
          "  ✘ \"a second one turns it off\"  red since your change: passes on the code as given\n",
        "  ✘ \"it takes one of its own power\"  waits for turn 2\n",
        "  Your code no longer does what such a test holds. ",
        "Next: look at your last change in \(lampWork)/YourRefactoring: it broke what your test \"a second one"
          + " turns it off\" holds.")
      hint.shows("Undo your last step")
    }
  }

  @Test func `a test that fails on all code is not said to pin a bug`() async throws {
    try await Clone.use { clone in
      try clone.edit(lampTests, "#expect(makeLamp", "#expect(!makeLamp")

      let outcome = try await clone.kata("check", "2")
      let hint = try await clone.kata("hint", "2")

      outcome.shows(
        "  ✘ \"a switch turns it on\"  wrong: fails on the code as given, and on ours\n",
        "  Wrong tests do not count: such a test fails on the code as given, and on ours. So look at the test."
      )
      #expect(!outcome.output.contains("fixes the bugs"))
      hint.shows("So look at the test.", "the test assume that is not true")
      #expect(!hint.output.contains("pin a bug"))
    }
  }

  @Test func `a hang is not taken for a decision`() async throws {
    try await Clone.use(solving: lamp) { clone in
      try clone.edit(lampTests, "#expect(power.left == 9)", "sleep(100)")
      try clone.edit(lampTests, "import Testing", "import Foundation\nimport Testing")

      let outcome = try await clone.kata("check", "2", environment: ["KATA_TIME_LIMIT": "1"])

      outcome.shows(
        "\"it takes one of its own power\"  wrong: does not end in time on a right answer to turn 2\n"
      )
      #expect(!outcome.output.contains("a decision that was yours"))
    }
  }

  @Test(arguments: [("lmap", false), ("DeskLamp(power: power)", false), ("MyLamp()", true)])
  func `only who names a thing of their own is sent to Entry`(
    name: String, isOwn: Bool
  ) async throws {
    try await Clone.use(solving: lamp) { clone in
      try clone.write("class MyLamp {}", to: "\(lampWork)/YourRefactoring/MyLamp.swift")
      let wrong = name.contains("Desk") ? "let x: Int = \(name)" : "_ = \(name)"
      try clone.edit(lampTests, "    let power = Power()", "    let power = Power()\n    \(wrong)")

      let outcome = try await clone.kata("check", "2")

      outcome.shows("Turn 1, your tests: not judged\n", "error: ")
      #expect(
        outcome.output.contains("name nothing of your own code but the functions of Entry.swift")
          == isOwn)
    }
  }

  @Test func `who names a type that the right answer has too, in another form, is sent to Entry`()
    async throws
  {
    try await Clone.use(solving: lamp) { clone in
      try clone.write("class MyLamp {}", to: "\(lampWork)/YourRefactoring/MyLamp.swift")
      try clone.write(
        "class MyLamp { init(volts: Int) {} }",
        to: "Solutions/\(lamp)/YourRefactoring/MyLamp.swift")
      try clone.edit(
        lampTests, "    let power = Power()", "    let power = Power()\n    _ = MyLamp()")

      let outcome = try await clone.kata("check", "2")

      outcome.shows("name nothing of your own code but the functions of Entry.swift", "'volts'")
    }
  }

  @Test func `hints for mutants of one's own code are words, never a diff`() async throws {
    try await Clone.use(solving: lamp) { clone in
      try clone.edit(lampTests, "#expect(!lamp.toggle())", "_ = lamp.toggle()")
      try clone.write("", to: "\(lampWork)/YourTests/Empty.swift")

      var hints: [String] = []
      for _ in 0..<4 { hints.append(try await clone.kata("hint", "2").output) }

      #expect(hints[0].contains("The mutant it-stays-on survives\n\n  It stays on.\n"))
      #expect(hints[1].contains("\n  Switch it twice.\n"))
      #expect(hints[2].contains("\n  Then look at the power once more.\n"))
      #expect(hints[2].contains("Hint 3 of 3. That was the last one;"))
      #expect(hints[3] == hints[2])
      #expect(!hints.joined().contains("+++"))
    }
  }

  @Test func `tests that reach past Entry.swift are told what is not there`() async throws {
    try await Clone.use { clone in
      try clone.replace("\(lampWork)/YourTests", with: "Solutions/\(lamp)/YourTests")
      try clone.edit(
        lampTests, "    _ = makeLamp(on: power).toggle()", "    _ = DeskLamp(power: power).toggle()"
      )

      let outcome = try await clone.kata("check", "2")

      outcome.ends(
        1, showing: "Names in the tests, missing in your code:",
        "DeskLamp.__allocating_init(power: Power) -> DeskLamp",
        "name nothing of your own code but the functions of Entry.swift")
    }
  }

  @Test func `while one's own code does not build, its tests are not judged`() async throws {
    try await Clone.use(solving: lamp) { clone in
      try clone.write("func {", to: lampCode)

      let outcome = try await clone.kata("check", "2")

      outcome.ends(
        1,
        showing:
          "0 of 3 points; neither turn is judged\n\nTurn 2, your refactoring: not judged\n  \(lampCode):1:6: error: ",
        "\n\nTurn 1, your tests: not judged: they run on your own code, too, which does not build\n",
        "Next: fix YourRefactoring/DeskLamp.swift:1, then `swift run kata check 2`.")
    }
  }

  @Test func `tests that come without code are told which folder is missing`() async throws {
    try await Clone.use(solving: lamp) { clone in
      try clone.replace("half/\(lamp)/YourTests", with: "\(lampWork)/YourTests")
      try clone.remove("\(lampWork)/YourRefactoring")

      let check = try await clone.kata("check", "2")
      let grade = try await clone.kata("grade", "half")

      let missing = "no Swift file is in \(lampWork)/YourRefactoring.\n"
      check.ends(1, showing: "Turn 1, your tests: not judged\n", missing)
      #expect(!check.output.contains("does not build"))
      grade.ends(1, showing: "half: 0 of 3 points\n", "there is none: \(missing)")
    }
  }

  // MARK: - Fixtures

  private let lamp = "02-LightsOn"
  private let lampWork = "Chapters/02-LightsOn"
  private let lampCode = "Chapters/02-LightsOn/YourRefactoring/DeskLamp.swift"
  private let lampTests = "Chapters/02-LightsOn/YourTests/LampTests.swift"
  private let knows = """
        #expect("\\(type(of: makeLamp(on: power)))" == "DeskLamp")
    """
}
