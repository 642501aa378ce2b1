import Foundation
import Testing

@testable import Kata

/// Tests of `kata handout`: a copy for learners in which they can work, and in which no solution is.
@Suite(.warm) struct HandoutTests {
  @Test func `a handout has no answers, and a chapter that needs them is left out`() async throws {
    try await Clone.use { clone in
      try await clone.commit()

      let outcome = try await clone.kata("handout", "../\(clone.root.lastPathComponent)/out")

      outcome.ends(
        0,
        showing:
          "Some mutants of 02-LightsOn change our code of turn 2, which learners do not have.",
        "a git repository of one commit:\n  01-AtTheDoor\n\nA learner can still read:\n")
      let paths = try #require(
        FileManager.default.subpaths(atPath: clone.root.appending(path: "out").path))
      for word in ["Solutions", "Answers", "TEACHING", "Empty", "LightsOn", "Farewell.diff"] {
        #expect(!paths.contains { $0.contains(word) }, "\(word)")
      }
      #expect(paths.contains("Tests/01-AtTheDoor/Mutants/a-ring-counts-twice.diff"))
      let log = try await Clone.run(
        URL(filePath: "/usr/bin/env"), ["git", "log", "--format=%an: %s"],
        in: clone.root.appending(path: "out"))
      #expect(log.output == "Seams: The workbook\n")
      #expect(try await clone.kata(["list"], in: "out").output.contains("02") == false)
    }
  }

  @Test func `a chapter is left out whose entry in the manifest has several lines`() async throws {
    try await Clone.use { clone in
      try clone.edit(
        "Package.swift", "  Chapter(folder: \"02-LightsOn\", languageMode: .v5),\n",
        "  Chapter(\n    folder: \"02-LightsOn\",\n    languageMode: .v5),\n")
      try await clone.commit()

      let outcome = try await clone.kata("handout", "out", "--chapters", "1")

      outcome.ends(0)
      #expect(!(try clone.read("out/Package.swift").contains("LightsOn")))
    }
  }

  @Test func `a learner's own work in the teacher's clone is not handed out`() async throws {
    try await Clone.use { clone in
      try await clone.commit()
      try clone.solve("01-AtTheDoor")

      _ = try await clone.kata("handout", "out", "--chapters", "1")

      let file = "YourRefactoring/Farewell.swift"
      #expect(
        try clone.read("out/Chapters/01-AtTheDoor/\(file)")
          == clone.read("Tests/01-AtTheDoor/Start/\(file)"))
    }
  }

  @Test func `a learner works in it, and passes as in the whole workbook`() async throws {
    try await Clone.use { clone in
      try await clone.commit()
      _ = try await clone.kata("handout", "out", "--chapters", "1")

      let start = try await clone.kata(["check", "1"], in: "out")
      let hint = try await clone.kata(["hint", "1"], in: "out")
      try clone.solve("01-AtTheDoor")
      for turn in ["YourTests", "YourRefactoring"] {
        let path = "Chapters/01-AtTheDoor/\(turn)"
        try clone.replace("out/\(path)", with: path)
      }
      let passed = try await clone.kata(["check", "1"], in: "out")
      let overview = try await clone.kata([], in: "out")
      let reset = try await clone.kata(["reset", "1"], in: "out")

      start.ends(1, showing: "0 of 9 points", "Turn 1, your tests: 0 of 6 mutants killed")
      #expect(hint.exitCode == 1)
      passed.ends(0, showing: "9 of 9 points")
      overview.ends(0)
      reset.ends(0)
      let others = [
        ("verify", ["verify"]), ("new", ["new", "03-More"]), ("diff 1", ["diff", "1"]),
        ("handout", ["handout", "more"]),
      ]
      for (command, words) in others {
        let outcome = try await clone.kata(words, in: "out")
        outcome.ends(
          2,
          errors:
            "kata: `kata \(command)` works in the whole workbook only, and this is a handout, without solutions.\n"
        )
      }
    }
  }

  @Test func `a handout's texts name neither what it lacks nor what is hidden`() async throws {
    try await Clone.use { clone in
      try clone.write("1/a-ring-counts-twice\n", to: "hide.txt")
      try clone.write("<text>a-ring-counts-twice</text>", to: ".github/loop.svg")
      try clone.write(
        """
        # Seams

        ![watch](.github/loop.svg)

        Chapters 1 to 2 make a loop.

        | [1](Chapters/01-AtTheDoor/README.md) |
        | [2](Chapters/02-LightsOn/README.md) |
        | <a id="word"></a>word | [2](Chapters/02-LightsOn/README.md) |
        | 1, 2 | text |
        | 2 | text |

        Go on with [the
        lamp](Chapters/02-LightsOn/README.md).

        ## Ten minutes

        Save this as `Chapters/02-LightsOn/YourTests/LampTests.swift`.

        ## Taking part

        Others.

        """, to: "README.md")
      try clone.edit(
        "Chapters/01-AtTheDoor/README.md", "## Step 3",
        "A ring that counts twice dies.\n\nNow `6 of 6\nmutants killed`.\n\n## Compare with ours\n\nOurs is short.\n\n## Step 3"
      )
      for (chapter, page) in [("01-AtTheDoor", "Door"), ("02-LightsOn", "Lamp")] {
        let lesson = "Chapters/\(chapter)/README.md"
        try clone.write(
          try clone.read(lesson) + "\n[\(page)](../Techniques/\(page).md)\n", to: lesson)
        try clone.write("# \(page)\n", to: "Chapters/Techniques/\(page).md")
      }
      try await clone.commit()

      let outcome = try await clone.kata(
        "handout", "out", "--chapters", "1", "--hide", "hide.txt")
      let help = try await clone.kata(["--help"], in: "out")
      let commands = try await clone.kata(["completions", "--words", ""], in: "out")

      outcome.ends(
        0, showing: ": A ring that counts twice dies.", ": Now `6 of 6\n", "--amend --no-edit`:\n")
      #expect(
        try clone.read("out/README.md") == """
          # Seams

          | [1](Chapters/01-AtTheDoor/README.md) |
          | <a id="word"></a>word |  |
          | 1, 2 | text |

          Go on with the
          lamp.

          """)
      #expect(FileKind(of: clone.root.appending(path: "out/.github/loop.svg")) == nil)
      #expect(try !clone.read("out/Chapters/01-AtTheDoor/README.md").contains("Ours"))
      #expect(try clone.names(in: "out/Chapters/Techniques") == ["Door.md"])
      for text in [help.output, commands.output] {
        #expect(text.contains("report") && !text.contains("verify"), "\(text)")
      }
    }
  }

  @Test func `hidden items stay with the teacher, and lessons and hints follow`() async throws {
    try await Clone.use { clone in
      try await clone.commit()
      try clone.write("1/a-ring-counts-twice\n1/counts-by-hand\n", to: "hide.txt")
      let file = "Chapters/01-AtTheDoor/README.md"
      try clone.edit(
        file, "## Step 3",
        "Kill six mutants, a-ring-counts-twice among them.\n\nHave a look at [ours](../../Solutions/01-AtTheDoor/YourTests).\n\n## Step 3"
      )

      let outcome = try await clone.kata(
        "handout", "out", "--chapters", "1", "--hide", "hide.txt")
      let check = try await clone.kata(["check", "1"], in: "out")
      let log = try await Clone.run(
        URL(filePath: "/usr/bin/env"), ["git", "log"], in: clone.root.appending(path: "out"))

      outcome.ends(
        0,
        showing: "a git repository without a commit:", "These lines name what you hide.",
        ": Kill six mutants, a-ring-counts-twice among them.",
        "`swift run kata grade CLASS --chapters 1 --hide hide.txt`")
      #expect(log.exitCode != 0, "Nothing is committed that names a hidden mutant.")
      check.ends(1, showing: "0 of 5 mutants killed")
      #expect(try clone.names(in: "out/Tests/01-AtTheDoor/Variants") == ["remembers-the-last.diff"])
      let hints = try clone.read("out/Chapters/01-AtTheDoor/Hints.md")
      #expect(!hints.contains("a-ring-counts-twice"))
      #expect(hints.contains("## rings-are-not-counted"))
      #expect(try clone.read("out/\(file)").contains("Have a look at ours.\n"))

      try clone.solve("01-AtTheDoor")
      let graded = try await clone.kata(
        "grade", ".", "--chapters", "1", "--hide", "hide.txt", "--format", "json")
      graded.ends(0, showing: "\"hidden\" : true")
    }
  }

  @Test func `without hints, kata has none to give`() async throws {
    try await Clone.use { clone in
      try await clone.commit()
      _ = try await clone.kata("handout", "out", "--chapters", "1", "--without-hints")

      let next = try await clone.kata(["hint", "1"], in: "out")
      let named = try await clone.kata(["hint", "1", "rings-are-not-counted"], in: "out")
      let status = try await clone.kata([], in: "out")

      next.ends(1, showing: "There is no hint for this.")
      named.ends(1, showing: "There is no hint for this.")
      #expect(status.output.contains("step 1 of"), "\(status.output)")
    }
  }

  @Test func `our code of turn 2 comes along when it is wanted, and nothing else of ours`()
    async throws
  {
    try await Clone.use { clone in
      try await clone.commit()

      let outcome = try await clone.kata("handout", "out", "--with-reference")
      for turn in ["YourTests", "YourRefactoring"] {
        let path = "02-LightsOn/\(turn)"
        try clone.replace("out/Chapters/\(path)", with: "Solutions/\(path)")
      }
      let check = try await clone.kata(["check", "2"], in: "out")

      outcome.ends(0, showing: "our code of turn 2, in Solutions/")
      #expect(try clone.names(in: "out/Solutions") == ["02-LightsOn"])
      #expect(try clone.names(in: "out/Solutions/02-LightsOn") == ["YourRefactoring"])
      check.ends(0, showing: "3 of 3 points")
    }
  }

  @Test(arguments: [
    (["handout"], "`kata handout` needs one new folder, as in `kata handout ../class-1`."),
    (
      ["handout", "a", "b"], "`kata handout` needs one new folder, as in `kata handout ../class-1`."
    ),
    (
      ["handout", "Tests"],
      "There is something at Tests already: nothing was written. Name a new folder."
    ),
    (
      ["handout", "out"],
      "A handout is made of the files in git. This workbook is no clone: it has no repository of its own."
    ),
    (
      ["handout", "out", "--chapters", "2"],
      "Some mutants of 02-LightsOn change our code of turn 2, which learners do not have."
        + " `--with-reference` hands it out with them."
    ),
    (
      ["handout", "out", "--hide"],
      "`kata handout --hide` needs a value. Try `kata handout --help`."
    ),
  ])
  func `wrong usage gets a sentence, and nothing is written`(
    words: [String], sentence: String
  ) async throws {
    try await Clone.use { clone in
      let outcome = try await clone.kata(words)

      outcome.ends(2, errors: "kata: \(sentence)\n")
      #expect(FileKind(of: clone.root.appending(path: "out")) == nil)
    }
  }

  @Test func `a suite that needs a hidden file is refused, and nothing is left`() async throws {
    try await Clone.use { clone in
      try await clone.commit()
      try clone.write("1/FarewellTests.swift\n", to: "hide.txt")

      let outcome = try await clone.kata("handout", "out", "--chapters", "1", "--hide", "hide.txt")

      #expect(outcome.exitCode == 2)
      #expect(
        outcome.errors.contains(
          "kata: 01-AtTheDoor cannot be handed out like that; nothing was written."),
        "\(outcome.errors)")
      #expect(FileKind(of: clone.root.appending(path: "out")) == nil)
    }
  }
}
