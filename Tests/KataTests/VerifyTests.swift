import Foundation
import Testing

/// `kata verify`: green on this workbook, and red for each thing that is broken on purpose.
@Suite(.warm) struct VerifyTests {
  // All chapters are verified by .ci/run; here it is verify that is tested.
  @Test func `a chapter that keeps every promise is green`() async throws {
    try await Clone.use { clone in
      let outcome = try await clone.kata("verify", "1")

      #expect(outcome.exitCode == 0, "\(outcome.output)")
      #expect(outcome.output.hasSuffix("26 passed, 0 failed\n"))
    }
  }

  @Test func `a lesson, hints and folders that broke their promises are named`() async throws {
    try await Clone.use { clone in
      let lesson = "\(work)/README.md"
      try clone.edit(
        lesson, "class NoteList: ListViewDataSource", "class NoteLists: ListViewDataSource")
      try clone.edit(lesson, "  notes inserted:   3\n", "  notes inserted:   4\n")
      try clone.edit(lesson, "(YourRefactoring/Trash.swift)", "(YourRefactoring/Bin.swift)")
      try clone.edit(lesson, "**Where do I start?**", "**Where do we start?**")
      try clone.write(
        clone.read(lesson) + String(repeating: "word ", count: 200), to: lesson)
      try clone.edit("\(work)/Hints.md", "## emptying leaves the", "## emptying left the")
      try clone.write("// mine", to: "\(work)/YourTests/Mine.swift")
      try clone.write("", to: "\(work)/notes.txt")
      try clone.write("", to: "\(suite)/Mutants/Odd Name.patch")
      try FileManager.default.removeItem(at: clone.root.appending(path: "\(work)/TEACHING.md"))

      try await verify(
        clone,
        fails: [
          "the learner's two folders equal Start", "no file is missing, stray or misnamed",
          "quoted code stands in its file", "quoted output is what is printed",
          "links lead to files", "the lesson has at most 1,500 words",
          "it says why legacy cannot be tested, and asks the six questions",
          "every failing test has hints, and every mutant of the learner's own code",
        ],
        saying: [
          "what README.md quotes from Refactored/NoteList.swift is not there",
          "README.md quotes what `run` does not print",
          "YourRefactoring/Bin.swift, which is not there",
          "README.md does not say \"Where do I start?\"",
          "Hints.md has no `## emptying leaves the shared manager alone`",
          "\(work)/notes.txt does not belong there", "Odd Name.patch does not belong there",
          "\(work)/TEACHING.md is missing",
        ])
    }
  }

  @Test func `mutants, variants and answers that judge nothing are named`() async throws {
    try await Clone.use { clone in
      let mutants = "\(suite)/Mutants"
      // Survives: it does what the original does.
      try clone.edit("\(mutants)/oldest-note-first.diff", "$0.id < $1.id", "$1.id < $0.id")
      // Changes a declaration, and says nothing.
      let skips = "\(mutants)/delete-skips-the-trash.diff"
      try clone.edit(
        skips, "   func delete(at path: CellPath) {",
        """
        -  func delete(at path: CellPath) {
        +  func delete(at path: CellPath = CellPath(section: 1, item: 0)) {
        """)
      try clone.edit(skips, "A deleted note is erased for ever and never reaches the trash.", "")
      // Dies by what is given.
      try clone.edit(
        "\(mutants)/every-row-shows-the-first-note.diff",
        "+    let note = notes(in: path.section)[0]",
        "+    let note = Note(id: 0, text: \"\")")
      for name in ["count-goes-stale", "pinned-notes-show-twice", "search-minds-capitals"] {
        try FileManager.default.removeItem(
          at: clone.root.appending(path: "\(mutants)/\(name).diff"))
      }
      // Is not a variant: the order changes.
      try clone.edit(
        "\(suite)/Variants/reads-twice.diff", "+        .sorted { $0.id > $1.id }",
        "+        .sorted { $0.id < $1.id }")
      try FileManager.default.removeItem(
        at: clone.root.appending(path: "\(suite)/Variants/two-arrays.diff"))
      try FileManager.default.removeItem(
        at: clone.root.appending(path: "\(suite)/Variants/reloads-eagerly.diff"))
      // Right answers: one gone wrong, two gone.
      let right = "\(suite)/RightAnswers"
      try clone.edit(
        "\(right)/ExtractInterface/Trash.swift", "store.restore(notes[row].id)", "store.restore(0)")
      for name in ["ParameterizeConstructor", "ExtractAndOverrideCall"] {
        try FileManager.default.removeItem(at: clone.root.appending(path: "\(right)/\(name)"))
      }
      // Wrong answers: one that is right, and too few.
      let wrong = "\(suite)/WrongAnswers"
      try clone.edit("\(wrong)/restores-the-first-row.diff", "[0].id", "[row + 0].id")
      for name in try FileManager.default.contentsOfDirectory(
        atPath: clone.root.appending(path: wrong).path)
      where name != "restores-the-first-row.diff" {
        try FileManager.default.removeItem(at: clone.root.appending(path: "\(wrong)/\(name)"))
      }

      try await verify(
        clone,
        fails: [
          "given tests kill the demo mutant and no other", "it earns nothing",
          "quoted output is what is printed", "the solution earns everything",
          "every test of the solution is valid and kills something",
          "every mutant dies by the reference tests", "there are two right answers or more",
          "every right answer is accepted", "there are five wrong answers or more",
          "every wrong answer is rejected", "there are two variants or more",
          "there are 6 to 10 mutants and a demo",
          "every mutant keeps the module's interface", "every mutant and variant says what it does",
        ],
        saying: [
          "every-row-shows-the-first-note dies by what is given", "oldest-note-first survives",
          "ExtractInterface: ", "restores-the-first-row: nothing fails",
          "delete-skips-the-trash changes a declaration, not only a body",
          "delete-skips-the-trash has no sentence on top",
        ])
    }
  }

  @Test func `a suite that judges by chance or knows too much is named`() async throws {
    try await Clone.use { clone in
      let tests = "\(suite)/TrashTests.swift"
      try clone.edit(
        tests, "  // MARK: - Fixtures",
        """
          @Test func `by chance`() {
            #expect(Bool.random())
          }

          @Test func `passes only when it runs alone`() {
            #expect(CommandLine.arguments.contains("--filter"))
          }

          @Test func `knows too much`() {
            #expect(Trash().rows.isEmpty == Trash().rows.isEmpty)
          }

          // MARK: - Fixtures
        """)
      for folder in [work, "\(suite)/Start"] {
        try clone.write("let number: Int = true", to: "\(folder)/YourTests/TestingNoteList.swift")
      }

      let outcome = try await clone.kata("verify")

      #expect(outcome.exitCode == 1)
      let failed = Self.failedClaims(in: outcome.output)
      for claim in [
        "the untouched start compiles", "the guards hold",
        "guards are the same in 20 parallel runs",
        "the suite meets the refactoring only in Entry.swift",
      ] {
        #expect(failed.contains(claim))
      }
      #expect(outcome.output.contains("\"by chance\" passes or fails by chance"))
      #expect(outcome.output.contains(/it calls SubclassAndOverride.Trash/))
    }
  }

  @Test func `a start that crashes is named`() async throws {
    try await Clone.use { clone in
      let crash = "  func empty() -> Int {\n    if 1 + 1 == 2 { fatalError() }"
      for folder in [work, "\(suite)/Start"] {
        try clone.edit("\(folder)/YourRefactoring/Trash.swift", "  func empty() -> Int {", crash)
      }

      try await verify(
        clone, fails: ["every unsolved test fails by an expectation"],
        saying: ["\"emptying answers how many notes there were\" crashed"])
    }
  }

  @Test func `a diff that does not apply strictly stops the grader with its name`() async throws {
    try await Clone.use { clone in
      try clone.edit(
        "\(suite)/Mutants/oldest-note-first.diff", "     let found", "     let lost")

      let outcome = try await clone.kata("verify")

      #expect(outcome.exitCode == 3)
      #expect(outcome.errors.contains("Mutants/oldest-note-first.diff does not apply"))
      #expect(!outcome.output.contains("passed,"))
    }
  }

  // MARK: - Fixtures

  let work = "Chapters/01-SubclassAndOverride"
  let suite = "Tests/01-SubclassAndOverride"

  func verify(_ clone: Clone, fails claims: Set<String>, saying objections: [String]) async throws {
    let outcome = try await clone.kata("verify", "1")

    #expect(outcome.exitCode == 1)
    #expect(Self.failedClaims(in: outcome.output) == claims)
    for objection in objections {
      #expect(outcome.output.contains(objection), "\(objection)")
    }
  }

  static func failedClaims(in output: String) -> Set<String> {
    Set(output.matches(of: /(?m)^✘ [^:]+: (.+)$/).map { String($0.output.1) })
  }
}
