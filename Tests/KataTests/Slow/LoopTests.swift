import Foundation
import Testing

/// The loop of chapters 7 to 9: pressed buttons become a log, the log is played again, and becomes a test. By commands
/// alone, in a copy of this workbook.
@Suite(.warmPrograms) struct LoopTests {
  private static let red = #"✘ "what happened in a.log happens again"  wrong: fails on "#

  @Test func `a session on chapter 7's screen becomes a test that sees the bug come back`()
    async throws
  {
    try await Self.withWorkbook { clone in
      let played = try await Self.play("7", "ssq", in: clone)
      #expect(played.contains("recorded by the worked example's recorder"))
      #expect(played.contains("\nPlay it again:  swift run kata run 8 replay a.log\n"))

      let again = try await clone.kata("run", "8", "replay", "a.log")
      again.ends(
        0, beginning: "a.log, ",
        showing: " entries, in the worked example's world:\n  All states are as recorded.\n",
        "\nWith this chapter's bug fixed:\n  entry ")

      let tests = "Chapters/08-Replay/YourTests/SessionTests.swift"
      try await Self.makeTest(tests, in: clone)
      #expect(try await !Self.check("8", in: clone).contains(Self.red))

      // What should be: a new note has no time yet.
      let source = try clone.read(tests)
      let state = try #require(source.matches(of: /"shownAt":[0-9.]+,("surprises":2)/).first)
      try clone.write(
        source.replacing(state.output.0, with: state.output.1, maxReplacements: 1), to: tests)
      let withBug = try await Self.check("8", in: clone)
      #expect(withBug.contains(Self.red), "\(withBug)")

      try clone.edit(tests, "Player()", "Player(reduce: FixedReducer.reduce)")
      #expect(try await !Self.check("8", in: clone).contains(Self.red))
    }
  }

  @Test func `a session on chapter 9's screen is stepped through, and becomes a test`()
    async throws
  {
    try await Self.withWorkbook { clone in
      // The input is at its end at once, and the texts still come.
      let played = try await Self.play("9", "sss", in: clone)
      #expect(played.contains("\nStep through it: swift run kata run 9 step a.log\n"))

      let steps = try await clone.kata("run", "9", "step", "a.log")
      steps.ends(0, beginning: "a.log, 6 steps:\n")
      let wrong = steps.output.split(separator: "\n").filter { line in
        let shown = line.matches(of: /note ([0-9]), the text "([0-9])/).first?.output
        return shown.map { $0.1 != $0.2 } ?? false
      }
      #expect(!wrong.isEmpty, "of three texts two can be the last note's:\n\(steps.output)")

      let tests = "Chapters/09-FromLogToTest/YourTests/SessionTests.swift"
      try await Self.makeTest(tests, in: clone)
      #expect(try await !Self.check("9", in: clone).contains(Self.red))

      try clone.edit(
        tests, "Rerun(from: expected)", "Rerun(from: expected, reduce: FixedReducer.reduce)")
      let fixed = try await Self.check("9", in: clone)
      #expect(fixed.contains(Self.red), "\(fixed)")
    }
  }

  @Test func `once turn 2 is solved, your recorder records and your world replays`() async throws {
    try await Self.withWorkbook { clone in
      for chapter in ["07-Recording", "08-Replay"] { try clone.solve(chapter) }

      let played = try await Self.play("7", "scsxq", in: clone)
      let again = try await clone.kata("run", "8", "replay", "a.log")

      #expect(played.contains("recorded by your recorder"))
      again.ends(0, showing: " entries, in your world:\n  All states are as recorded.\n")

      // Code that does not build stops no replay.
      try clone.write("}", to: "Chapters/08-Replay/YourRefactoring/Broken.swift")
      let broken = try await clone.kata("run", "8", "replay", "a.log")
      broken.ends(0, showing: " entries, in the worked example's world:")
      #expect(broken.errors.contains("Your code does not build: `kata check 8` says why."))
    }
  }

  @Test func `logs of version 1, which had no first line, are still played`() async throws {
    let logs = Clone.workbook.appending(path: "Tests/KataTests/Logs")
    let surprise = logs.appending(path: "surprise-version-1.log").path

    let replayed = try await Clone.kata(["run", "8", "replay", surprise])
    let steps = try await Clone.kata(
      ["run", "9", "step", logs.appending(path: "texts-version-1.log").path])

    replayed.ends(
      0, showing: "16 entries", "  All states are as recorded.\n", "entry 10: shownAt is")
    steps.ends(0, beginning: "texts-version-1.log, 5 steps:\n", showing: "4  3.850 s  loaded ")
  }

  @Test(arguments: [
    // Another log's numbers, a count that is at its end, and numbers that lead nowhere.
    (#""drew":{"_0":[0-9]+"#, #""drew":{"_0":0"#, "asked twice"),
    (#""surprises":[0-9]+"#, #""surprises":9223372036854775807"#, "line 1: no user was surprised"),
    (#""notes":40"#, #""notes":-1"#, "entry 3: "),
  ])
  func `a log that was tampered with ends in a sentence`(
    old: String, new: String, sentence: String
  ) async throws {
    try await Clone.use { clone in
      let log = "Tests/KataTests/Logs/surprise-version-1.log"
      let text = try String(contentsOf: Clone.workbook.appending(path: log), encoding: .utf8)
      let place = clone.root.appending(path: "tampered.log")
      try text.replacing(Regex(old), with: new).write(
        to: place, atomically: true, encoding: .utf8)

      let outcome = try await Clone.kata(["run", "8", "replay", place.path])

      #expect([0, 1].contains(outcome.exitCode), "\(outcome)")
      #expect((outcome.output + outcome.errors).contains(sentence), "\(outcome)")
    }
  }

  @Test func `keys without an end are not read after q`() async throws {
    let input = Pipe()
    try await Clone.use { clone in
      let playing = try await RunningProgram(
        URL(filePath: "/bin/sh"),
        [
          "-c", "yes q | \"$0\" run 7 play \"$1\"", Clone.built("kata").path,
          "\(clone.root.path)/a.log",
        ],
        in: Clone.workbook, environment: ["KATA_CACHE": Clone.cache.path], input: input)
      let outcome = try await playing.outcome()
      outcome.ends(0, showing: "The screen is empty.\n\nThe log lies at ")

      let full = try await Clone.run(
        URL(filePath: "/bin/sh"),
        ["-c", "\"$0\" run 9 test > /dev/full", Clone.built("kata").path],
        in: Clone.workbook, environment: ["KATA_CACHE": Clone.cache.path])
      full.ends(1, output: "")
      #expect(full.errors.contains("The output cannot be written: "))
    }
  }

  @Test func `no log is lost, and the other screen's log is refused by name`() async throws {
    try await Self.withWorkbook { clone in
      _ = try await Self.play("7", "", in: clone)

      let second = try await clone.kata("run", "9", "play", "a.log")
      let steps = try await clone.kata("run", "9", "step", "a.log")
      let nowhere = try await clone.kata("run", "7", "play", "none/a.log")

      for (outcome, reason) in [
        (second, "there is something at a.log already, which would be lost."),
        (steps, #"it is a log of the screen "Surprise me", not of "Surprise me, with texts"."#),
        (nowhere, "no file can be made at none/a.log: No such file or directory."),
      ] {
        outcome.ends(1, output: "")
        #expect(outcome.errors.contains("This log cannot be used: \(reason)"))
      }
      let usage = try await clone.kata("run", "8", "replay", "a.log", "b.log")
      usage.ends(2, output: "")
      #expect(usage.errors.hasSuffix("Name one log; there are 2 words.\n"))
    }
  }

  @Test(arguments: ["q", "\u{4}", "\u{3}"])
  func `in a terminal each key is a button, and the terminal is given back`(
    last: String
  ) async throws {
    let terminal = try PseudoTerminal(
      Clone.built("kata"), ["run", "7", "play"], in: Clone.workbook,
      environment: ["KATA_CACHE": Clone.cache.path])
    func press(_ keys: String, until text: String) async throws {
      terminal.type(keys)
      let isShown = try await terminal.waits { terminal.printed.contains(text) }
      try #require(isShown, "\(text) in:\n\(terminal.printed)")
    }

    try await press("", until: "The screen is empty.")
    try await press("s", until: "\ns  The screen shows note")
    try await press("c", until: "\nc  The screen is empty.")
    try await press(last, until: "Make it a test: swift run kata")

    #expect(try await terminal.exitCode() == 0)
    #expect(terminal.mode == terminal.firstMode)
  }

  // MARK: - Fixtures

  /// Runs `body` in a copy of this workbook, in which no chapter is begun. Sessions become tests that are compared with
  /// the original, so of the mutants and variants only the demo mutants are copied.
  private static func withWorkbook(_ body: (Clone) async throws -> Void) async throws {
    try await Clone.use { clone in
      for folder in ["Package.swift", "Chapters", "Tests", "Solutions"] {
        try clone.remove(folder)
        try FileManager.default.copyItem(
          at: Clone.workbook.appending(path: folder), to: clone.root.appending(path: folder))
      }
      for chapter in ["07-Recording", "08-Replay", "09-FromLogToTest"] {
        for turn in ["YourTests", "YourRefactoring"] {
          try clone.replace("Chapters/\(chapter)/\(turn)", with: "Tests/\(chapter)/Start/\(turn)")
        }
        for folder in ["Mutants", "Variants"].map({ "Tests/\(chapter)/\($0)" }) {
          for name in try clone.names(in: folder) where !name.hasPrefix("demo-") {
            try clone.remove("\(folder)/\(name)")
          }
        }
      }
      try await body(clone)
    }
  }

  /// Presses the keys of a chapter's screen, which writes `a.log`.
  private static func play(_ chapter: String, _ keys: String, in clone: Clone) async throws
    -> String
  {
    let input = Pipe()
    try input.fileHandleForWriting.write(contentsOf: Data(keys.utf8))
    try input.fileHandleForWriting.close()
    let outcome = try await RunningProgram(
      Clone.built("kata"), ["run", chapter, "play", "a.log"], in: clone.root,
      environment: ["KATA_CACHE": Clone.cache.path], input: input
    ).outcome()
    outcome.ends(0, showing: "\nThe log lies at a.log.\n")
    return outcome.output
  }

  /// Writes `a.log` as a test.
  private static func makeTest(_ path: String, in clone: Clone) async throws {
    let test = try await clone.kata("run", "9", "test", "a.log")
    test.ends(0, beginning: "// Written by `swift run kata run 9 test a.log` from a log.")
    try clone.write(test.output, to: path)
  }

  private static func check(_ chapter: String, in clone: Clone) async throws -> String {
    let outcome = try await clone.kata("check", chapter)
    #expect(outcome.exitCode == 1 && outcome.output.contains("Turn 1, your tests"))
    return outcome.output
  }
}
