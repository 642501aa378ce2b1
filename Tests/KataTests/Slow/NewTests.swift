import Foundation
import Testing

/// Tests of `kata new`: it makes a chapter that works, and overwrites no file.
@Suite(.warm) struct NewTests {
  @Test func `a new chapter passes verify as it is`() async throws {
    try await Clone.use { clone in
      try clone.addTemplate()
      try clone.write("| 1 | [At the door](Chapters/01-AtTheDoor/README.md) |\n", to: "README.md")

      let made = try await clone.kata("new", "07-Recording", in: "Chapters")

      made.ends(
        0,
        output: """
          Made 07-Recording: 51 files in folders of this name below Chapters,
          Solutions and Tests, and a line in Package.swift.

          It is a small chapter that works: `swift run kata verify 7` says so, now and
          after each of your changes. Its files say at REPLACE: what belongs there
          instead. What is left:

              grep -rn REPLACE: */07-Recording

          .github/CONTRIBUTING.md says in which order to go on.

          """)
      let manifest = try clone.read("Package.swift")
      #expect(manifest.contains("  Chapter(folder: \"07-Recording\"),\n]"))
      let verified = try await clone.kata("verify", "7")
      verified.ends(
        0,
        beginning: """
          07-Recording: 50 files still say REPLACE:
          07-Recording: the table in the workbook's README.md has no row for it
          ✔ 07-Recording: every diff applies
          """)
      #expect(verified.output.hasSuffix("36 passed, 0 failed\n"))
      let list = try await clone.kata("list")
      list.shows("7  Recording", "   Parameterize Constructor")
    }
  }

  @Test(arguments: ["Chapters", "Solutions", "Tests"])
  func `what is there already is not touched`(folder: String) async throws {
    try await Clone.use { clone in
      try clone.addTemplate()
      try clone.write("mine", to: "\(folder)/07-Recording/mine.txt")
      let before = try clone.contents()

      let outcome = try await clone.kata("new", "07-Recording")

      outcome.ends(
        2,
        errors:
          "kata: There is something at \(folder)/07-Recording already: nothing was changed. Choose another name.\n"
      )
      #expect(try clone.contents() == before)
    }
  }

  @Test(arguments: [
    (["new"], 2, "`kata new` needs one name, as in `kata new 07-Recording`."),
    (["new", "07-One", "08-Two"], 2, "`kata new` needs one name, as in `kata new 07-Recording`."),
    (["new", "--force", "07-One"], 2, "`kata new` knows no option --force."),
    (["new", "02-Another"], 2, "Chapter 2 is 02-LightsOn. The first number that is free is 3."),
    (
      ["new", "Recording"], 2, "A chapter's name is two digits from 01 on, a hyphen, and a capital"
    ),
  ])
  func `a name that cannot be a chapter's changes nothing`(
    words: [String], code: Int32, sentence: String
  ) async throws {
    try await Clone.use { clone in
      try clone.addTemplate()
      let before = try clone.contents()

      let outcome = try await clone.kata(words)

      #expect(outcome.exitCode == code)
      #expect(outcome.errors.hasPrefix("kata: \(sentence)"), "\(outcome.errors)")
      #expect(try clone.contents() == before)
    }
  }

  @Test func `where a folder cannot be made, no part of a chapter is left`() async throws {
    try await Clone.use { clone in
      try clone.addTemplate()
      // This file is in the place of the folder in which the chapter is prepared.
      try clone.write("", to: ".build")
      let before = try clone.contents()

      let outcome = try await clone.kata("new", "07-Recording")

      #expect(outcome.exitCode == 3)
      #expect(outcome.errors.hasPrefix("kata: 07-Recording cannot be made: "), "\(outcome.errors)")
      #expect(outcome.errors.hasSuffix(" Nothing was changed.\n"))
      #expect(try clone.contents() == before)
    }
  }

  @Test func `a workbook without the template is named`() async throws {
    try await Clone.use { clone in
      let outcome = try await clone.kata("new", "07-Recording")

      outcome.ends(
        3,
        errors: "kata: Tests/NewChapter, which new chapters are copied from, is missing."
          + " `git checkout HEAD -- Tests/NewChapter` brings it back.\n")
    }
  }
}
