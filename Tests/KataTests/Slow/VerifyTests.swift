import Foundation
import Testing

/// Tests of `kata verify`: it passes on this workbook, and fails for each part that is broken on purpose.
@Suite(.warm) struct VerifyTests {
  @Test func `proofs that all held are read until a file changes, or --again`() async throws {
    try await Clone.use { clone in
      try clone.edit(
        "\(work)/Program/Main.swift", "print(LegacyDoorbell()",
        "FileManager.default.createFile(atPath: \"\(clone.root.path)/played\", contents: nil)\n"
          + "      print(LegacyDoorbell()")
      try clone.edit(
        "\(work)/Program/Main.swift", "import Platform", "import Foundation\nimport Platform")
      let played = clone.root.appending(path: "played")
      let trace = clone.root.appending(path: "trace")
      func isPlayed(by words: String...) async throws -> Bool {
        for file in [played, trace] { try? FileManager.default.removeItem(at: file) }
        let outcome = try await clone.kata(
          ["verify", "1"] + words, environment: ["KATA_TRACE": trace.path])
        #expect(outcome.output.hasSuffix("36 passed, 0 failed\n"), "\(outcome.output)")
        return FileManager.default.fileExists(atPath: played.path)
      }
      func runsOfTests() throws -> Int {
        try clone.read("trace").split(separator: "\n").count { $0.hasSuffix("/tests'") }
      }

      #expect(try await isPlayed())
      #expect(try await !isPlayed())
      #expect(try await isPlayed(by: "--again"))
      #expect(try runsOfTests() > 60, "what chance may change runs again")
      try clone.write(clone.read("\(work)/Hints.md") + "\n", to: "\(work)/Hints.md")
      #expect(try await isPlayed())
      #expect(try runsOfTests() == 0, "no test depends on hints")
      #expect(try await !isPlayed(by: "--fix"))
    }
  }

  @Test func `a lesson, hints and folders that broke their promises are named`() async throws {
    try await Clone.use { clone in
      let lesson = "\(work)/README.md"
      try clone.edit(
        lesson, "  var visitors: Visitors { .shared }", "  var visitors: Visitors { .all }")
      try clone.edit(lesson, "Ding, Ada\n", "Dong, Ada\n")
      try clone.edit(lesson, "As found:\n", "")
      try clone.edit(lesson, "(Legacy/LegacyDoorbell.swift)", "(Legacy/Bell.swift)")
      try clone.edit(lesson, "**Where do I start?**", "**Where do we start?**")
      let words = String(repeating: "word ", count: 3_000)
      try clone.write(clone.read(lesson) + words + "\n```text check\n...\n```\n", to: lesson)
      try clone.edit("\(work)/Hints.md", "## who leaves is gone", "## who left is gone")
      try clone.edit("\(work)/Hints.md", "## rings-are-not-counted", "## rings-are-counted")
      try clone.edit("\(work)/Hints.md", "# Step 2: kill the mutants", "# Step 2: kill the bugs")
      try clone.edit(
        "\(work)/Hints.md", "# Step 1: ring the bell\n",
        "## one more\n\n1. Why?\n\n# Step 1: ring the bell\n")
      try clone.edit(lesson, "## Step 3: say", "## Step 4: say")
      try clone.edit(
        lesson, "## Compare with ours", "See [a seam](../README.md#seem).\n\n## Compare")
      try clone.edit("\(work)/Hints.md", "3. Change the property alone.\n", "")
      try clone.write("// mine", to: "\(work)/YourTests/Mine.swift")
      try clone.write("", to: "\(work)/notes.txt")
      try clone.write("", to: "\(suite)/Mutants/Odd Name.patch")
      try clone.remove("\(suite)/TEACHING.md")

      let output = try await verify(
        clone,
        fails: [
          "no file is missing, stray or misnamed",
          "quoted code stands in its file", "quoted output is what is printed",
          "links lead to files", "the lesson has at most 3,000 words of prose",
          "it says why legacy cannot be tested, asks the six questions, and compares with ours",
          hints,
          "the lesson is a row of steps, and each test and mutant belongs to one",
        ],
        saying: [
          "README.md quotes Refactored/Doorbell.swift#visitors, which has no such lines",
          "README.md quotes `run`, which does not print these lines",
          "Legacy/Bell.swift, which is not there",
          "README.md links to ../README.md#seem, which is not there",
          "Hints.md has no `# Step 2: kill the mutants of the bell`",
          "README.md has no heading \"Step 2: kill the bugs of the bell\"",
          "\"Step 4: say goodbye to who was there\" is the lesson's step 3",
          "Hints.md has `## one more` before the first `# Step …`",
          "README.md quotes `run yours`, which does not print these lines, or prints more between them (`...`): Bye, Ada",
          "Hints.md has `## who left is gone`, which is neither a test of the suite nor a mutant",
          "README.md does not say \"Where do I start?\"", "Hints.md has no `## who leaves is gone`",
          "Hints.md has no `## rings-are-not-counted`",
          "Hints.md has fewer than 3 hints below `## the shared visitors stay`",
          "README.md quotes `check`, and shows no line of it",
          "\(work)/notes.txt does not belong there", "Odd Name.patch does not belong there",
          "\(suite)/TEACHING.md is missing",
        ])
      #expect(!output.contains("Hints.md has no `## demo"))
    }
  }

  @Test func `mutants, variants and answers that judge nothing are named`() async throws {
    try await Clone.use { clone in
      let mutants = "\(suite)/Mutants"
      // This mutant survives, because it behaves as the original does.
      try clone.edit(
        "\(mutants)/the-first-is-the-last.diff", "+    visitors.names.first",
        "+    visitors.names.suffix(1).last")
      // This mutant changes a declaration, and has no message.
      try clone.edit(
        "\(mutants)/rings-are-not-counted.diff",
        "   func count() -> Int {\n-    visitors.names.count\n+    0",
        "-  func count() -> Int {\n-    visitors.names.count\n+  func count(of: Int = 0) -> Int {\n+    0"
      )
      try clone.edit("\(mutants)/rings-are-not-counted.diff", "Rings are not counted.", "")
      // A given test kills this mutant.
      try clone.edit(
        "\(mutants)/all-visitors-are-ada.diff", "     return",
        "-    return \"Ding, \\(person.name)\"\n+    return \"\"//")
      try clone.remove("\(mutants)/the-last-is-cut-short.diff")
      // This is no variant, because the count changes.
      try clone.edit("\(suite)/Variants/counts-by-hand.diff", "count + 1", "count + 2")
      try clone.remove("\(suite)/Variants/remembers-the-last.diff")
      // One right answer becomes wrong, and one is removed.
      let right = "\(suite)/RightAnswers"
      try clone.edit("\(right)/Closures/YourRefactoring/Farewell.swift", "    remove(name)\n", "")
      try clone.remove("\(right)/Inherits")
      // Code that does nothing earns a point.
      try clone.edit(
        "\(suite)/WrongAnswers/does-nothing.diff", "String { \"\" }", "String { \"Bye\" }")
      // One wrong answer becomes right, and too few are left.
      let wrong = "\(suite)/WrongAnswers"
      try clone.edit(
        "\(wrong)/knows-no-one.diff", "+    return \"Who?\"", "+    return \"Bye, \" + name")
      for name in ["forgets-the-name", "removes-none"] { try clone.remove("\(wrong)/\(name).diff") }

      try await verify(
        clone,
        fails: [
          "given tests kill the demo mutant and no other", "it earns nothing",
          "code that does nothing earns nothing", "the solution earns everything",
          "no test of the solution is wrong",
          "every mutant dies by the reference tests", "there are two right answers or more",
          "every right answer is accepted", "there are five wrong answers or more",
          "every wrong answer is rejected, in its turn only", "there are two variants or more",
          "there are 6 to 12 mutants and a demo", "every mutant keeps the module's interface",
          "every mutant, variant and wrong answer says what it does", hints,
        ],
        saying: [
          "all-visitors-are-ada dies by what is given", "\"the shared visitors stay\" passes",
          "the-first-is-the-last survives", "Closures: ", "knows-no-one: nothing fails",
          "rings-are-not-counted changes a declaration, not only a body",
          "rings-are-not-counted has no sentence on top",
        ])
    }
  }

  @Test func `a suite that judges by chance or knows too much is named`() async throws {
    // One of several chances is enough for each claim: five runs of one agree once in sixteen times.
    let chances = ["by chance", "by chance too", "by chance as well"]
    try await Clone.use { clone in
      try clone.edit(
        "\(suite)/FarewellTests.swift", "  let visitors = Visitors()",
        """
          \(chances.map { "@Test func `\($0)`() { #expect(Bool.random()) }" }.joined(separator: "\n"))

          @Test func `passes only when it runs first`() {
            Visitors.shared.add("Eve")
            #expect(Visitors.shared.names.filter { $0 == "Eve" } == ["Eve"])
          }

          @Test func `passes only when it runs first too`() {
            Visitors.shared.add("Eve")
            #expect(Visitors.shared.names.filter { $0 == "Eve" } == ["Eve"])
          }

          @Test func `knows too much`() {
            #expect(Farewell().say(to: "Eve") == "Who?")
          }

          let visitors = Visitors()
        """)
      for folder in [work, "\(suite)/Start"] {
        try clone.write("let number: Int = true", to: "\(folder)/YourTests/TestingDoorbell.swift")
      }

      // These mutants differ from the original only by chance.
      for (name, bug, chance) in [
        ("rings-are-not-counted", "+    0", "+    Bool.random() ? 0 : 1"),
        ("a-ring-counts-twice", "count * 2", "count * (Bool.random() ? 1 : 2)"),
        ("the-last-is-cut-short", "prefix(2)", "prefix(Bool.random() ? 2 : 9)"),
      ] { try clone.edit("\(suite)/Mutants/\(name).diff", bug, chance) }

      let outcome = try await clone.kata("verify", "1")

      let failed = Self.failedClaims(in: outcome.output)
      for claim in [
        "the untouched start compiles", "the guards hold",
        "guards are the same in 5 parallel runs",
        "the suite calls the refactoring only through Entry.swift",
        "no reference test ever flips, in 5 runs on everything",
      ] { #expect(failed.contains(claim), "\(claim)") }
      outcome.ends(1)
      #expect(outcome.output.contains(/"by chance( too| as well)?" passes or fails by chance/))
      let flips =
        /"rings are counted" on (rings-are-not-counted|a-ring-counts-twice) passes and fails|"the last to ring is remembered" on the-last-is-cut-short passes and fails/
      #expect(outcome.output.contains(flips))
      #expect(outcome.output.contains(/it calls AtTheDoor.Farewell/))
    }
  }

  @Test func `a file that is not as the program writes it is named`() async throws {
    try await Clone.use { clone in
      try clone.set("\"scenes\": [\"poem\"]", in: "01-AtTheDoor")
      try clone.edit(
        "\(work)/Program/Main.swift", "    case [\"refactored\"]:",
        """
            case [\"poem\"]: print(\"// Written by `swift run kata run 1 poem`.\\nlet poem = 1\")
            case [\"refactored\"]:
        """)
      try clone.write(
        clone.read("\(work)/README.md") + "\n```text run poem\n...\nlet poem = 1\n```\n",
        to: "\(work)/README.md")
      let (path, poem) = ("\(suite)/Poem.swift", "// Written by `swift run kata run 1 poem`.\n")
      try clone.write(poem + "let poem = 2\n", to: path)
      try clone.write(poem.replacing("poem", with: "pome"), to: "\(suite)/Other.swift")

      try await verify(
        clone, fails: ["the program plays its scenes, and its files are up to date"],
        saying: [
          "\(path) is not as `run poem` writes it. `kata verify 1 --fix` puts that there.",
          "\(suite)/Other.swift says that `run pome` writes it, which the program does not play",
        ])

      try clone.remove("\(suite)/Other.swift")
      let outcome = try await clone.kata("verify", "1", "--fix")
      outcome.ends(0, beginning: "--- a/\(path)\n+++ b/\(path)\n")
      #expect(try clone.read(path) == poem + "let poem = 1\n")
    }
  }

  @Test func `a program that does not play, and legacy code not alone, are named`() async throws {
    try await Clone.use { clone in
      try clone.edit(
        "\(work)/Program/Main.swift", "print(LegacyDoorbell()", "exit(5); print(LegacyDoorbell()")
      try clone.edit(
        "\(work)/Program/Main.swift", "import Platform", "import Foundation\nimport Platform")
      try clone.edit(
        "\(work)/Legacy/LegacyDoorbell.swift", "    Visitors.shared",
        "    _ = Doorbell()\n    Visitors.shared")
      try clone.edit("\(work)/README.md", "```text run yours, solved", "```text")

      try await verify(
        clone,
        fails: [
          "the program plays its scenes, and its files are up to date",
          "Legacy needs no other folder of the chapter",
          "the lesson shows its program, yours before and after, and the first check",
          "quoted output is what is printed",
        ],
        saying: [
          "`run` ends with exited(5)", "cannot find 'Doorbell' in scope",
          "README.md quotes no output of `run yours, solved`: a fence is ```text run yours, solved",
        ])
    }
  }

  @Test func `a start that crashes is named`() async throws {
    try await Clone.use { clone in
      for folder in [work, "\(suite)/Start"] {
        try clone.edit(
          "\(folder)/YourRefactoring/Farewell.swift", "    let visitors = Visitors.shared",
          "    let visitors = Visitors.shared\n    if visitors.names.isEmpty, name == \"Ada\" { fatalError() }"
        )
      }

      try await verify(
        clone, fails: ["every unsolved test fails by an expectation"],
        saying: ["\"who leaves is gone\" crashed", "\"who was there is said goodbye\" crashed"])
    }
  }

  // MARK: - Fixtures

  let work = "Chapters/01-AtTheDoor"
  let suite = "Tests/01-AtTheDoor"
  let hints = "every failing test has three hints, and every mutant has a pointer in words"

  @discardableResult func verify(
    _ clone: Clone, fails claims: Set<String>, saying objections: [String]
  ) async throws -> String {
    let outcome = try await clone.kata("verify", "1")

    outcome.ends(1)
    #expect(Self.failedClaims(in: outcome.output) == claims)
    for objection in objections { outcome.shows(objection) }
    return outcome.output
  }

  static func failedClaims(in output: String) -> Set<String> {
    Set(output.matches(of: /(?m)^✘ [^:]+: (.+)$/).map { String($0.output.1) })
  }
}
