import Foundation
import Testing

/// `kata duel`: learners' mutants, and the tests of their authors and of others.
@Suite(.warm) struct DuelTests {
  @Test func `each one's mutants meet the other's tests`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      try clone.hand(in: "ann", ["the-first": ("The first is remembered.", "last", "first")])
      try clone.hand(
        in: "bob",
        [
          "a-loop": ("It never ends.", "last", "last.map { _ in while true {} }"),
          "an-end": ("It ends.", "last", "last.map { _ in fatalError() }"),
          "nothing": ("Nothing is wrong.", "last", "last ?? nil"),
        ])
      try clone.hand(
        in: "eve", ["lost": ("Only Ada is remembered.", "last", "first { $0 == \"Ada\" }")])
      let lost = "eve/01-AtTheDoor/YourMutants/lost.diff"
      try clone.write(clone.read(lost).replacing("\n", with: "\r\n"), to: lost)
      try clone.edit(
        "eve/01-AtTheDoor/YourTests/DoorbellTests.swift", "doorbell.last() == \"Bob\"",
        "doorbell.last() != \"Ada\"")

      let first = try await clone.kata(
        "duel", "ann", "bob", "--sandbox", "off", environment: ["KATA_TIME_LIMIT": "2"])
      let second = try await clone.kata("duel", "ann/", "eve", "--sandbox", "off")

      first.ends(
        0,
        output: """
          Chapter 1: At The Door
          ann's mutants against bob's tests: 0 of 1 survive
            the-first: The first is remembered.
              killed by "the last to ring is remembered"
          bob's mutants against ann's tests: none counts
            a-loop does not count: with it a test never ends
            an-end does not count: with it the test "the last to ring is remembered" crashes, and none fails by an \
          expectation
            nothing does not count: no test of its author fails with it

          Survivors: ann 0, bob 0.

          """)
      second.ends(
        0,
        output: """
          Chapter 1: At The Door
          ann's mutants against eve's tests: 0 of 1 survive
            the-first: The first is remembered.
              killed by "the last to ring is remembered"
          eve's mutants against ann's tests: 0 of 1 survive
            lost: Only Ada is remembered.
              killed by "the last to ring is remembered"

          Survivors: ann 0, eve 0.

          """)
    }
  }

  @Test func `hostile mutants come to nothing`() async throws {
    try await Clone.use { clone in
      try clone.hand(in: "class/eve", [:])
      try clone.hand(in: "class/mal", [:])
      try clone.edit(
        "Chapters/01-AtTheDoor/Refactored/Doorbell.swift", "import Platform",
        "import Foundation\nimport Platform")
      let good = "--- a/Refactored/Doorbell.swift\n+++ b/Refactored/Doorbell.swift\n"
      let hunk = "@@ -14,3 +14,3 @@\n   func last() -> String? {\n-    visitors.names.last\n"
      let folder = "class/mal/01-AtTheDoor/YourMutants"
      try clone.write(
        "Up.\n--- a/../../Package.swift\n+++ b/../../Package.swift\n@@ -1 +1 @@\n-a\n+b\n",
        to: "\(folder)/a-path-upwards.diff")
      try clone.write(
        "Forged.\u{1b}]0;x\u{7}\n\(good)\(hunk)+    nil\n   }\n", to: "\(folder)/b-escapes.diff")
      try clone.write(
        "It exits.\n\(good)\(hunk)+    visitors.names.last.map { _ in exit(0) }\n   }\n",
        to: "\(folder)/c-exit.diff")
      try clone.write(
        "It reads.\n\(good)\(hunk)+    FileManager.default.currentDirectoryPath\n   }\n",
        to: "\(folder)/d-files.diff")
      try clone.write(
        "It lies about its size.\n\(good)@@ -1,90 +1,1 @@\n-import Platform\n+// \n",
        to: "\(folder)/e-counts.diff")
      try clone.write(
        String(repeating: "A", count: 10_000_000),
        to: "class/eve/01-AtTheDoor/YourMutants/ten-megabytes.diff")
      try clone.link(
        "class/pat/01-AtTheDoor", to: clone.root.appending(path: "Solutions/01-AtTheDoor"))
      let before = try clone.contents()

      let outcome = try await clone.kata("duel", "class/mal", "class/eve", "--sandbox", "off")
      let linked = try await clone.kata("duel", "class/mal", "class/pat", "--sandbox", "off")

      outcome.ends(
        0,
        showing: "  a-path-upwards does not count: it does not change one of the chapter's files",
        "  b-escapes does not count: the sentence that says what goes wrong holds a sign",
        "  c-exit does not count: Refactored/Doorbell.swift:16: exit is not allowed here",
        "  d-files does not count: Refactored/Doorbell.swift:16: Foundation.FileManager is not",
        "  e-counts does not count: it does not fit this workbook's Refactored/",
        "  ten-megabytes does not count: it is larger than 8000 bytes")
      linked.ends(
        2, errors: "kata: 01-AtTheDoor is a symbolic link, and links are not followed.\n")
      #expect(!outcome.output.contains("\u{1b}"))
      #expect(try clone.contents() == before)
    }
  }

  @Test func `a duel needs two submissions with mutants`() async throws {
    try await Clone.use { clone in
      let missing = try await clone.kata("duel", "nowhere", "Solutions")
      let none = try await clone.kata("duel", "Solutions", "Solutions")
      let solo = try await clone.kata("duel", "1")

      missing.ends(2, output: "")
      #expect(missing.errors.contains("nowhere is not one submission."))
      none.ends(
        2, output: "",
        errors:
          "kata: Neither has planted a mutant: no chapter of theirs has a folder YourMutants.\n")
      solo.ends(
        0,
        output: "Your mutants against our tests: none is planted\n"
          + "`swift run kata plant 1` makes a mutant of a change in Refactored/.\n")
    }
  }

  @Test func `further mutants are proved, and play against a learner's tests`() async throws {
    try await Clone.use { clone in
      let folder = "Tests/01-AtTheDoor/Duel"
      for limit in 3...8 {
        try clone.root.appending(path: "\(folder)/YourTests").makeFolder()
        try clone.write(
          """
          From visitor \(limit + 1) on the count stays.
          --- a/Refactored/Doorbell.swift
          +++ b/Refactored/Doorbell.swift
          @@ -18,3 +18,3 @@
             func count() -> Int {
          -    visitors.names.count
          +    min(visitors.names.count, \(limit))
             }

          """, to: "\(folder)/the-count-ends-at-\(limit).diff")
      }
      let unproved = try await clone.kata("verify", "1")
      try clone.write(
        """
        import Platform
        import Testing

        @testable import AtTheDoor

        @MainActor struct DuelTests {
          @Test func `ten rings are counted`() {
            let doorbell = TestingDoorbell()
            for _ in 1...10 { _ = doorbell.ring(by: Person(name: "Ada")) }
            #expect(doorbell.count() == 10)
          }
        }

        """, to: "\(folder)/YourTests/DuelTests.swift")
      let proved = try await clone.kata("verify", "1")
      try clone.solve("01-AtTheDoor")
      let solo = try await clone.kata("duel", "1")

      unproved.ends(
        1, showing: "✔ 01-AtTheDoor: the six further mutants keep the rules of a duel\n",
        "✘ 01-AtTheDoor: our tests miss every further mutant, and those of the duel kill it\n",
        "    the-count-ends-at-3 survives\n")
      proved.shows(
        "✔ 01-AtTheDoor: our tests miss every further mutant, and those of the duel kill it\n",
        " no file is missing, stray or misnamed\n")
      solo.ends(
        0,
        beginning: """
          Your mutants against our tests: none is planted
          `swift run kata plant 1` makes a mutant of a change in Refactored/.

          Our further mutants against your tests: 6 of 6 survive
            the-count-ends-at-3: From visitor 4 on the count stays.
              survives

          """)
    }
  }
}

extension Clone {
  /// Makes a submission of the solution and some mutants: a sentence, and a change of the line with the last visitor.
  fileprivate func hand(
    in name: String, _ mutants: [String: (sentence: String, old: String, new: String)]
  ) throws {
    try replace("\(name)/01-AtTheDoor", with: "Solutions/01-AtTheDoor")
    try root.appending(path: "\(name)/01-AtTheDoor/YourMutants").makeFolder()
    for (id, mutant) in mutants {
      try plant(for: name, id, mutant.sentence, mutant.old, mutant.new)
    }
  }

  /// Adds a mutant to a submission.
  fileprivate func plant(
    for name: String, _ id: String, _ sentence: String, _ old: String, _ new: String
  ) throws {
    let line = "    visitors.names.\(old)"
    let diff = """
      \(sentence)
      --- a/Refactored/Doorbell.swift
      +++ b/Refactored/Doorbell.swift
      @@ -14,3 +14,3 @@
         func last() -> String? {
      -\(line)
      +\(line.replacing(old, with: new))
         }

      """
    try write(diff, to: "\(name)/01-AtTheDoor/YourMutants/\(id).diff")
  }
}
