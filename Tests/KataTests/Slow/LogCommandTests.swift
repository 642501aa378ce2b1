import Foundation
import Testing

/// The commands of chapters 7 to 9 that write, replay and test logs: what `LoopTests` leaves out.
@Suite(.warmPrograms) struct LogCommandTests {
  private static let red = #"✘ "what happened in a.log happens again"  wrong: fails on "#

  @Test func `a session on chapter 7's screen becomes a test that sees the bug come back`()
    async throws
  {
    try await Self.withWorkbook { clone in
      let played = try await clone.play("7", "ssq")
      #expect(played.contains("recorded by the worked example's recorder"))

      let again = try await clone.kata("run", "8", "replay", "a.log")
      again.ends(
        0, beginning: "a.log, ",
        showing: " entries, in the worked example's world:\n  All states are as recorded.\n",
        "\nWith this chapter's bug fixed:\n  entry ")

      let tests = "Chapters/08-Replay/YourTests/SessionTests.swift"
      try await clone.makeTest("9", tests)
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
      let played = try await clone.play("9", "sss")
      #expect(played.contains("\nStep through it: swift run kata run 9 step a.log\n"))

      let steps = try await clone.kata("run", "9", "step", "a.log")
      steps.ends(0, beginning: "a.log, 6 steps:\n")
      let wrong = steps.output.split(separator: "\n").filter { line in
        let shown = line.matches(of: /note ([0-9]), the text "([0-9])/).first?.output
        return shown.map { $0.1 != $0.2 } ?? false
      }
      #expect(!wrong.isEmpty, "of three texts two can be the last note's:\n\(steps.output)")
      let stepsFixed = try await clone.kata("run", "9", "fixed", "a.log")
      stepsFixed.ends(0, showing: ", begun by step 1: does not happen\n")

      let tests = "Chapters/09-FromLogToTest/YourTests/SessionTests.swift"
      try await clone.makeTest("9", tests)
      #expect(try await !Self.check("9", in: clone).contains(Self.red))

      try clone.edit(
        tests, "Rerun(from: expected)", "Rerun(from: expected, reduce: FixedReducer.reduce)")
      let fixed = try await Self.check("9", in: clone)
      #expect(fixed.contains(Self.red), "\(fixed)")
    }
  }

  @Test func `code that does not build stops no replay`() async throws {
    try await Self.withWorkbook { clone in
      try clone.solve("08-Replay")
      try clone.write("}", to: "Chapters/08-Replay/YourRefactoring/Broken.swift")

      let broken = try await clone.kata("run", "8", "replay")

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

  @Test func `no log is lost, and chapter 9's log is refused with the command that takes it`()
    async throws
  {
    try await Self.withWorkbook { clone in
      _ = try await clone.play("9", "")

      let second = try await clone.kata("run", "7", "play", "a.log")
      let replayed = try await clone.kata("run", "8", "replay", "a.log")
      let nowhere = try await clone.kata("run", "7", "play", "none/a.log")

      for (outcome, reason) in [
        (second, "there is something at a.log already, which would be lost."),
        (
          replayed,
          "chapter 9's screen wrote it, and `swift run kata run 9 step a.log` steps through it."
        ),
        (nowhere, "no file can be made at none/a.log: No such file or directory."),
      ] {
        outcome.ends(1, output: "")
        #expect(outcome.errors.contains("This log cannot be used: \(reason)"))
      }
      let own = ".build/Jotter/Recording/own.log"
      try clone.write("{}", to: own)
      let afresh = try await clone.kata("run", "7", "test", own, "--afresh")
      afresh.ends(2, output: "")
      #expect(afresh.errors.contains("--afresh would remove \(own). Call it without."))
      #expect(try clone.read(own) == "{}")
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
    try await press(last, until: "Make it a test:  swift run kata")

    #expect(try await terminal.exitCode() == 0)
    #expect(terminal.mode == terminal.firstMode)
  }

  // MARK: - Fixtures

  /// Runs `body` in a copy of this workbook. Sessions become tests that are compared with the original, so of the
  /// mutants and variants only the demo mutants are kept.
  private static func withWorkbook(_ body: (Clone) async throws -> Void) async throws {
    try await Clone.useWorkbook { clone in
      for chapter in Clone.logChapters {
        for folder in ["Mutants", "Variants"].map({ "Tests/\(chapter)/\($0)" }) {
          for name in try clone.names(in: folder) where !name.hasPrefix("demo-") {
            try clone.remove("\(folder)/\(name)")
          }
        }
      }
      try await body(clone)
    }
  }

  private static func check(_ chapter: String, in clone: Clone) async throws -> String {
    let outcome = try await clone.kata("check", chapter)
    #expect(outcome.exitCode == 1 && outcome.output.contains("Turn 1, your tests"))
    return outcome.output
  }
}
