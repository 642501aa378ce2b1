import Foundation
import Testing

/// Tests that nothing of a learner's is lost: below a newer workbook, and in backups.
@Suite(.warm) struct BackupTests {
  @Test func `a pull of a newer workbook leaves all that is the learner's`() async throws {
    try await Clone.use { teacher in
      try await teacher.commit()
      try await Clone.use { learner in
        try learner.remove("")
        try await teacher.git("clone -q . \(learner.root.path)")
        try learner.write(mine, to: "\(door)/YourTests/MyTests.swift")
        try learner.edit(
          "\(door)/YourRefactoring/Farewell.swift", "return \"Who?\"", "return \"?\"")
        let before = try learner.contents().filter { $0.key.contains(/^Chapters.*\/Your/) }
        _ = try await learner.kata()
        for folder in ["Tests/01-AtTheDoor/Start", door] {
          try teacher.edit("\(folder)/YourTests/TestingDoorbell.swift", "class", "// Newer.\nclass")
        }
        try await teacher.git("add .")
        try await teacher.git("-c user.name=A -c user.email=a@b.c commit -q -m New")
        try await learner.git("pull -q")

        let outcome = try await learner.kata()

        outcome.ends(1, beginning: "Seams")
        let given = "\(door)/YourTests/TestingDoorbell.swift"
        let after = try learner.contents()
        for (path, contents) in before where path != given {
          #expect(after[path] == contents, "\(path)")
        }
        #expect(try learner.read(given).contains("// Newer."))
      }
    }
  }

  @Test func `backups are listed and restored, and what they replace is a backup too`() async throws
  {
    try await Clone.use { clone in
      let none = try await clone.kata("reset", "--list")
      try clone.write(mine, to: "\(door)/YourTests/MyTests.swift")
      _ = try await clone.kata("reset", "1")
      try clone.write("// Later.", to: "\(door)/YourTests/Later.swift")

      let list = try await clone.kata("reset", "--list")
      let name = String(try #require(list.output.split(separator: " ").first))
      let unclear = try await clone.kata("reset", "1", "--to", "1999")
      let nameless = try await clone.kata("reset", "1", "--to")
      let restored = try await clone.kata("reset", "--to", String(name.prefix(19)), "1")
      let again = try await clone.kata("reset", "1", "--to", name)

      none.ends(0, output: "There are no backups: nothing was reset yet.\n")
      #expect(list.output == "\(name)  01-AtTheDoor  5 Swift files\n")
      unclear.ends(
        2, output: "",
        errors:
          "kata: Chapter 1 has no backup \"1999\". `swift run kata reset --list` names them all.\n")
      nameless.ends(
        2, output: "",
        errors:
          "kata: --to needs the name of a backup. `swift run kata reset --list` names them all.\n")
      restored.ends(
        0,
        beginning:
          "Chapter 1 has its files of \(name) again.\nThe files before that are kept in .kata")
      again.ends(
        0, output: "Chapter 1 has these files already: there is nothing to restore.\n")
      #expect(try clone.read("\(door)/YourTests/MyTests.swift") == mine)
      #expect(try !clone.names(in: "\(door)/YourTests").contains("Later.swift"))
      let newest = try #require(try clone.names(in: ".kata/backups/01-AtTheDoor").last)
      #expect(
        try clone.read(".kata/backups/01-AtTheDoor/\(newest)/YourTests/Later.swift") == "// Later.")
    }
  }

  // MARK: - Fixtures

  private let door = "Chapters/01-AtTheDoor"
  private let mine = "// My own tests.\n"
}
