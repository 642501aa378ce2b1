import Foundation
import Testing

/// Tests of `kata`'s command line: help, wrong words and odd places.
@Suite(.warm) struct CommandLineTests {
  @Test func `help names every command`() async throws {
    try await Clone.use { clone in
      let outcome = try await clone.kata("--help")

      outcome.ends(
        0,
        output: """
          kata works through the chapters of this workbook and judges them.

            swift run kata [COMMAND]

          Without a command: judge what has changed, show all chapters and the one next step.

            list                         Name the chapters, their techniques and how far you are. Builds nothing.
            check [CHAPTER...]           Build and judge chapters: your tests by mutants, your refactoring by the suite.
            watch [CHAPTER]              Judge a chapter each time you save a file, with hints at a key.
            test CHAPTER [NAME...]       Run your tests, all or by name, and show Swift Testing's own lines.
            run CHAPTER [SCENE]          Run the chapter's program, with its real effects: legacy, refactored or yours.
            hint CHAPTER [NAME] [--all]  Give the next hint for what fails first, or for the test or mutant NAME.
            seams CHAPTER [SCENE]        Draw what the chapter's code reaches, and the seams on the way. Runs nothing.
            diff CHAPTER [--seam]        Compare your code with our solution, or legacy code with the worked example.
            plant CHAPTER                Turn your change of a line in Refactored/ into a mutant, for a duel.
            duel CHAPTER | LEFT RIGHT    Run your mutants against our tests, or two learners' against each other.
            reset CHAPTER                Restore the untouched start; your files are kept in a dated folder first.
            grade PATH...                Grade submissions with this workbook's suites, mutants and variants.
            report RESULTS...            Merge results of grade, and print them in any format.
            handout FOLDER               For teachers: write a copy of the workbook for learners, without solutions.
            verify [CHAPTER...]          For authors and CI: prove that chapters keep their promises.
            new NN-NAME                  For authors: make a small chapter that works, to be replaced piece by piece.
            clean                        Empty the store of builds and verdicts; kata makes them again when needed.
            completions SHELL            Print a script that completes commands, chapters and names in your shell.

          For more about a command: swift run kata check --help.

          Exit codes: 0 all passed, 1 something failed, 2 wrong usage, 3 kata itself could not work.
          `swift run kata --version` says which kata this is, which Swift it uses, how it builds, and
          where to read what is new.

          Environment: NO_COLOR for plain text; KATA_CACHE for a folder to build in instead of .build/kata;
          KATA_CACHE_LIMIT for the size it may have, in megabytes (1000 without it);
          KATA_TIME_LIMIT for how long a test may give no sign of life, in seconds (5 without it);
          KATA_BUILD=swiftpm to build through SwiftPM, which is slow and works wherever `swift test` does;
          KATA_TRACE for a file to which the programs that kata calls are written, as lines for a shell.

          """)
    }
  }

  @Test(arguments: [
    "list", "check", "watch", "test", "run", "hint", "reset", "grade", "report", "handout",
    "verify", "new", "plant", "duel", "clean", "completions",
  ])
  func `each command has help of its own`(command: String) async throws {
    try await Clone.use { clone in
      let outcome = try await clone.kata(command, "--help")

      outcome.ends(0, showing: "swift run kata \(command)")
      let other = try await clone.kata("help", command)
      #expect(other.output == outcome.output)
    }
  }

  @Test(arguments: [
    (["chekc"], "kata has no command \"chekc\". Did you mean check?"),
    (["frobnicate"], "kata has no command \"frobnicate\". `swift run kata --help` names them all."),
    (["check", "lihgtson"], "There is no chapter \"lihgtson\". Did you mean 02-LightsOn?"),
    (["check", "99"], "There is no chapter \"99\". `swift run kata list` names them all."),
    (["check", "--fast"], "`kata check` knows no option --fast. Try `kata check --help`."),
    (["hint"], "`kata hint` needs one chapter, as in `kata hint 1`."),
    (["reset", "1", "2"], "`kata reset` needs one chapter, as in `kata reset 1`."),
    (["list", "1"], "`kata list` takes no arguments."),
    (["test"], "`kata test` needs one chapter, as in `kata test 1`."),
    (["test", "1", "--tims", "3"], "`kata test` knows no option --tims. Try `kata test --help`."),
    (["test", "1", "--times", "0"], "`kata test --times` is a number from 1 to 10000, not 0."),
    (["test", "1", "--times"], "`kata test --times` needs a value. Try `kata test --help`."),
  ])
  func `wrong usage gets a sentence and code 2`(words: [String], sentence: String) async throws {
    try await Clone.use { clone in
      let outcome = try await Clone.run(Clone.built("kata"), words, in: clone.root)

      outcome.ends(2, output: "", errors: "kata: \(sentence)\n")
    }
  }

  @Test(arguments: ["1", "01", "atthe", "ATTHEDOOR", "01-At", "At the"])
  func `a chapter goes by its number, its name or the beginning of it`(name: String) async throws {
    try await Clone.use { clone in
      let outcome = try await clone.kata("reset", name)

      #expect(outcome.output.hasPrefix("Chapter 1 is untouched"))
    }
  }

  @Test func `the workbook is found from any folder inside it alone`() async throws {
    try await Clone.use { clone in
      let inside = try await clone.kata("list", in: "Chapters/01-AtTheDoor/Legacy")
      #expect(inside.exitCode == 0)

      let outside = try await Clone.run(
        Clone.built("kata"), [], in: FileManager.default.temporaryDirectory)
      #expect(outside.exitCode == 2)
      #expect(outside.errors.hasPrefix("kata: There is no workbook here."))
    }
  }

  @Test func `the chapter that was saved last is in work`() async throws {
    try await Clone.use { clone in
      for (number, chapter) in [(2, "02-LightsOn"), (1, "01-AtTheDoor")] {
        try clone.edit("Chapters/\(chapter)/YourRefactoring/Entry.swift", "= false", "= true")

        let overview = try await clone.kata()

        overview.ends(1, showing: "\nNext: chapter \(number): ")
      }
    }
  }

  @Test func `the overview shows points and the next step, and list agrees`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      try clone.edit("Chapters/01-AtTheDoor/YourRefactoring/Entry.swift", "= true", "= false")

      let unknown = try await clone.kata("list")
      unknown.shows("At The Door  not judged since its last change\n")

      let overview = try await clone.kata()
      overview.ends(
        1,
        output: """
          Seams · 9 of 9 points · 1 chapter to begin

            1  At The Door  ████████████████████  9/9  passed
            2  Lights On    ░░░░░░░░░░░░░░░░░░░░  not started

          Set `started` to true in Chapters/01-AtTheDoor/YourRefactoring/Entry.swift: until then \
          `swift test` reports failures of this chapter as known issues.

          Chapter 1 passed. Every mutant is killed, and every test of the suite passes. Well done!

            Compare  `swift run kata diff 1` shows yours beside ours
            Discuss  three questions in Chapters/01-AtTheDoor/README.md
            Duel     plant a mutant that others' tests miss: `swift run kata plant 1 --help`

          Next: chapter 2: read Chapters/02-LightsOn/README.md and begin.

          """)
      let known = try await clone.kata("list")
      #expect(
        known.output == """
          1  At The Door  passed, 9/9
             Extract and Override Getter
          2  Lights On    not started
             Parameterize Constructor

          """)
      try clone.solve("02-LightsOn")
      let all = try await clone.kata()
      #expect(all.exitCode == 0)
      #expect(all.output.hasSuffix("\n\nAll chapters passed. Well done!\n"))
      #expect(all.output.contains("Chapter 2 passed.") && !all.output.contains("Chapter 1 passed."))
    }
  }

  @Test func `run plays legacy code and worked example, whatever the learner wrote`() async throws {
    try await Clone.use { clone in
      try clone.write("broken", to: entry)

      for (words, printed) in [([], "Ding, Ada\n"), (["refactored"], "Ding, Ada again\n")] {
        let outcome = try await clone.kata(["run", "1"] + words)

        outcome.ends(0, output: printed)
      }
    }
  }

  @Test func `run plays the learner's code: as found, begun, solved`() async throws {
    try await Clone.use { clone in
      let found = try await clone.kata("run", "1", "yours")
      found.ends(0, output: "As found:\nBye, Ada\n")

      try clone.edit(farewell, "\"Bye, ", "\"Farewell, ")
      let begun = try await clone.kata("run", "1", "yours")
      begun.ends(
        0,
        output: """
          You have changed it: set `started` to true, and the next line goes away.
          As found:
          Farewell, Ada

          """)

      try clone.solve("01-AtTheDoor")
      let solved = try await clone.kata("run", "1", "yours")
      solved.ends(0, output: "Mine:\nBye, Ada\n", errors: "")
    }
  }

  @Test func `a learner's code that cannot run is told why`() async throws {
    try await Clone.use { clone in
      try clone.edit(farewell, "visitors.remove(name)", "visitors.remvoe(name)")
      let misspelled = try await clone.kata("run", "1", "yours")
      misspelled.ends(
        1,
        beginning: """
          Your code cannot run:
            \(farewell):5:14: error: value of type 'Visitors' has no member 'remvoe'
          """)

      try clone.edit(farewell, "visitors.remvoe(name)", "visitors.remove(name)")
      try clone.edit(entry, "func makeFarewell(on", "func newFarewell(on")
      let renamed = try await clone.kata("run", "1", "yours")
      renamed.ends(
        1,
        output: """
          Your code cannot run:
            The program calls missing declarations:
              makeFarewell(on: Visitors) -> FarewellSaying
            The declarations of Entry.swift must keep their names and types.

          """)

      try clone.remove("Chapters/01-AtTheDoor/YourRefactoring")
      let gone = try await clone.kata("run", "1", "yours")
      gone.ends(1, showing: "`swift run kata reset 1` brings the untouched ones back.")
    }
  }

  @Test(arguments: [["mine"], ["yours", "refactored"]])
  func `run knows three programs`(words: [String]) async throws {
    try await Clone.use { clone in
      let outcome = try await clone.kata(["run", "1"] + words)

      #expect(outcome.exitCode == 2)
      #expect(outcome.errors.contains("`kata run 1 yours` your code. There is no other."))
    }
  }

  @Test func `reset brings the start back and keeps what was there`() async throws {
    try await Clone.use { clone in
      let chapter = "Chapters/01-AtTheDoor"
      _ = try await clone.kata("hint", "1")
      try clone.write("// mine", to: "\(chapter)/YourTests/Mine.swift")
      try clone.write("broken", to: "\(chapter)/YourRefactoring/Entry.swift")

      let outcome = try await clone.kata("reset", "1")

      #expect(outcome.exitCode == 0)
      let kept = try #require(outcome.output.firstMatch(of: /kept in (\S+)/)).output.1
      #expect(kept.hasPrefix(".kata/backups/01-AtTheDoor/20"))
      #expect(try clone.read("\(kept)/YourTests/Mine.swift") == "// mine")
      #expect(try clone.read("\(kept)/YourRefactoring/Entry.swift") == "broken")
      #expect(throws: (any Error).self) { try clone.read("\(chapter)/YourTests/Mine.swift") }
      let again = try await clone.kata("reset", "1")
      again.shows("untouched")
      #expect(try clone.read(".kata/hints.json") == "{\n\n}")
    }
  }

  @Test func `without a compiler, or a folder to build in, kata exits with 3`() async throws {
    try await Clone.use { clone in
      let compiler = try await clone.kata("check", "1", environment: ["PATH": "/usr/bin:/bin"])
      #expect(compiler.exitCode == 3)
      #expect(compiler.errors.hasPrefix("kata: There is no swiftc on the search path."))

      let folder = try await clone.kata("check", "1", environment: ["KATA_CACHE": "/dev/null/kata"])
      #expect(folder.exitCode == 3)
      #expect(folder.errors.hasPrefix("kata: /dev/null/kata cannot be written:"))
      #expect(folder.output == "")
    }
  }

  // MARK: - Fixtures

  let farewell = "Chapters/01-AtTheDoor/YourRefactoring/Farewell.swift"
  let entry = "Chapters/01-AtTheDoor/YourRefactoring/Entry.swift"
}
