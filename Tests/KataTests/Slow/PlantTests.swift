import Foundation
import Testing

/// `kata plant`: a learner's change of the worked example becomes a mutant.
@Suite(.warm) struct PlantTests {
  private static let example = "Chapters/01-AtTheDoor/Refactored/Doorbell.swift"
  private static let still =
    "\nYour change is still there. `git checkout HEAD -- \(example)` undoes it.\n"

  /// Changes that are refused, and words of the reason.
  private static let refused: [(String, String, String)] = [
    (
      "names.count", "names.count + 0",
      "None of your tests fails with it. Either a test cannot see the bug, or it is one"
    ),
    (
      "names.last", "names.last ?? (true ? nil : \"\")\n    // More\n    // and more",
      "This is no mutant yet: it changes 3 lines, and a mutant changes one or two."
    ),
    ("names.count", "names.count * 2", "This mutant is known: it is a-ring-counts-twice."),
    ("-> Int {", "-> Int? {", "This mutant does not count: "),
    (
      "names.count", "names.first.map { _ in fatalError() } ?? 0",
      "with it the test \"rings are counted\" crashes, and none fails by an"
    ),
    ("names.count", "names.first.map { _ in while true {} } ?? 0", "with it a test never ends"),
    (
      "names.count", "names.count // more",
      "This is no mutant yet: it changes only comments or white space."
    ),
    (
      "names.last", "names.randomElement()",
      "This is no mutant yet: it uses `randomElement`, and a mutant"
    ),
    ("names.count", "names.map { print($0) }.count + getpid()", "This mutant does not count: "),
  ]

  @Test func `a change becomes a mutant, and the worked example is as before`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      try await clone.commit()
      let before = try clone.read(Self.example)
      try clone.edit(Self.example, "names.last", "names.last?.lowercased()")

      let planted = try await plant(in: clone, saying: "\nThe last name is in small letters.")
      let list = try await clone.kata("plant", "1", "--list")
      let solo = try await clone.kata("duel", "1")
      let gone = try await clone.kata("plant", "1", "--remove", "the-last-name-is-in-small-letters")

      let path = "Chapters/01-AtTheDoor/YourMutants/the-last-name-is-in-small-letters.diff"
      planted.ends(
        0,
        output: """
          Your test "the last to ring is remembered" fails with it.
          What goes wrong for the app's user? One sentence: 
          Not yet: a sentence that says what goes wrong is missing.
          What goes wrong for the app's user? One sentence: 
          Planted: \(path)
          \(Self.example) is as in your last commit. `swift run kata duel 1` plays it against our tests.

          """)
      #expect(try clone.read(Self.example) == before)
      list.ends(
        0, output: "the-last-name-is-in-small-letters\n  The last name is in small letters.\n")
      solo.ends(
        0,
        output: """
          Your mutants against our tests: 0 of 1 survive
            the-last-name-is-in-small-letters: The last name is in small letters.
              killed by "the last to ring is remembered"

          """)
      gone.ends(0, output: "Removed: \(path)\n")
      #expect(try clone.names(in: "Chapters/01-AtTheDoor/YourMutants") == [])
    }
  }

  @Test(arguments: refused)
  func `another change is refused, and stays`(old: String, new: String, reason: String) async throws
  {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      try await clone.commit()
      try clone.edit(Self.example, old, new)
      let changed = try clone.read(Self.example)

      let outcome = try await plant(in: clone, saying: "A bug.")

      outcome.ends(1, showing: reason, Self.still)
      #expect(try clone.read(Self.example) == changed)
      #expect(!FileManager.default.fileExists(atPath: clone.mutants))
    }
  }

  @Test func `without a change, a commit or a sentence nothing is planted`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      let outside = try await clone.kata("plant", "1")
      try await clone.commit()
      let same = try await clone.kata("plant", "1")
      try clone.edit(Self.example, "names.last", "names.last?.lowercased()")
      let mute = try await clone.kata("plant", "1")

      outside.ends(2, output: "")
      #expect(outside.errors.hasPrefix("kata: `kata plant` compares with your last commit"))
      same.ends(2, output: "")
      #expect(same.errors.contains("Refactored since your last commit. Change one or two lines"))
      mute.ends(
        1, showing: "Not planted: a sentence that says what goes wrong is missing.", Self.still)
      #expect(!FileManager.default.fileExists(atPath: clone.mutants))
    }
  }

  @Test func `a mutant that our own tests miss is a find, and the test that kills it is not idle`()
    async throws
  {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      try clone.write(
        """
        import Testing
        @testable import AtTheDoor

        @MainActor @Test func `no one was the last before the first ring`() {
          #expect(TestingDoorbell().last() == nil)
        }
        """, to: "Chapters/01-AtTheDoor/YourTests/SilenceTests.swift")
      try await clone.commit()
      try clone.edit(Self.example, "names.last", "names.last ?? \"\"")

      let planted = try await plant(in: clone, saying: "No one is shown.")
      let check = try await clone.kata("check", "1")
      _ = try await clone.kata("plant", "1", "--remove", "no-one-is-shown")
      let after = try await clone.kata("check", "1")

      planted.ends(
        0,
        showing:
          "is as in your last commit.\n\nOur own tests miss this bug: you have found a promise")
      check.shows(
        "  · \"no one was the last before the first ring\"  kills your own mutant no-one-is-shown\n"
      )
      after.shows("  · \"no one was the last before the first ring\"  idle\n")
    }
  }

  @Test func `a copy is edited, and the worked example stays as it is`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      try await clone.commit()
      let before = try clone.read(Self.example)
      func edit(_ editor: String, _ file: String = "Doorbell") async throws -> Clone.Outcome {
        try await plant(in: clone, ["--edit", file], editor: editor, saying: "A bug.")
      }

      let planted = try await edit("sed -i 's/names.last/names.last?.lowercased()/'")
      let refused = try await edit("sed -i 's/names.count/names.count.self/'")
      let closed = try await edit("true")
      let failed = try await edit("false")
      let unknown = try await edit("true", "Bell")

      planted.ends(0, showing: "Planted: Chapters/01-AtTheDoor/YourMutants/a-bug.diff")
      refused.ends(
        1, showing: "None of your tests fails with it.",
        "Nothing is kept of your change in the copy:",
        "\n+    visitors.names.count.self\n")
      #expect(closed.errors.contains("Doorbell.swift is as it was, so nothing is planted."))
      #expect(failed.errors.contains("The editor `false` ended with an error"))
      #expect(unknown.errors.contains("There is no Bell in Refactored/. There are: "))
      #expect(try clone.read(Self.example) == before)
      #expect(try clone.names(in: "Chapters/01-AtTheDoor/YourMutants") == ["a-bug.diff"])

      try clone.edit(Self.example, "names.count", "names.count + 1")
      let changed = try await edit("true")

      changed.ends(2, output: "")
      #expect(changed.errors.contains("Refactored is not as in your last commit. `swift run kata"))
    }
  }

  @Test(arguments: [[], ["--edit", "Doorbell"]])
  func `Control-C at the question plants nothing, and the change is not lost`(
    options: [String]
  ) async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      try await clone.commit()
      if options.isEmpty { try clone.edit(Self.example, "names.last", "names.last?.lowercased()") }
      let changed = try clone.read(Self.example)
      let input = Pipe()
      let program = try await start(
        in: clone, options, editor: "sed -i 's/names.last/names.last?.lowercased()/'", input: input)
      try #require(await program.waits { try program.printed().hasSuffix("One sentence: ") })

      program.send(SIGINT)
      let outcome = try await program.outcome()
      try input.fileHandleForWriting.close()

      outcome.ends(
        130,
        showing: "\nNot planted.\n",
        options.isEmpty ? Self.still : "\n+    visitors.names.last?.lowercased()\n")
      #expect(try clone.read(Self.example) == changed)
      #expect(!FileManager.default.fileExists(atPath: clone.mutants))
    }
  }

  @Test func `a change that goes while kata asks is not planted`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      try await clone.commit()
      try clone.edit(Self.example, "names.last", "names.last?.lowercased()")
      let input = Pipe()
      let program = try await start(in: clone, [], editor: "true", input: input)
      try #require(await program.waits { try program.printed().hasSuffix("One sentence: ") })

      try await clone.git("checkout -q HEAD -- \(Self.example)")
      try input.fileHandleForWriting.write(contentsOf: Data("It is small.\n".utf8))
      let outcome = try await program.outcome()
      try input.fileHandleForWriting.close()

      #expect(outcome.exitCode == 2)
      #expect(
        outcome.errors.hasSuffix(
          "kata: \(Self.example) has changed meanwhile, so nothing is planted. Call `swift run kata plant 1` again.\n"
        ))
      #expect(!FileManager.default.fileExists(atPath: clone.mutants))
    }
  }

  @Test func `a planted change that is staged stays in the index, and kata says so`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      let example = Self.example
      try await clone.commit()
      let before = try clone.read(example)
      try clone.edit(example, "names.last", "names.last?.lowercased()")
      try await clone.git("add -A")

      let planted = try await plant(in: clone, saying: "The last name is in small letters.")

      planted.ends(
        0,
        showing: "It is still staged; `git restore --staged \(example)` takes it out of the index.")
      #expect(try clone.read(example) == before)
      let staged = try await Clone.run(
        URL(filePath: "/usr/bin/env"), ["git", "diff", "--cached", "--name-only"], in: clone.root)
      #expect(staged.output == example + "\n")
    }
  }

  /// Runs `kata plant 1`, and answers its question.
  private func plant(
    in clone: Clone, _ options: [String] = [], editor: String = "false", saying sentence: String
  ) async throws -> Clone.Outcome {
    let input = Pipe()
    let program = try await start(in: clone, options, editor: editor, input: input)
    try input.fileHandleForWriting.write(contentsOf: Data("\(sentence)\n".utf8))
    try input.fileHandleForWriting.close()
    return try await program.outcome()
  }

  private func start(
    in clone: Clone, _ options: [String], editor: String, input: Pipe
  ) async throws -> RunningProgram {
    try await RunningProgram(
      Clone.built("kata"), ["plant", "1"] + options, in: clone.root,
      environment: [
        "KATA_CACHE": Clone.cache.path, "GIT_EDITOR": editor, "KATA_TIME_LIMIT": "2",
      ], input: input)
  }
}

extension Clone {
  fileprivate var mutants: String {
    root.appending(path: "Chapters/01-AtTheDoor/YourMutants").path
  }
}
