import Foundation
import Testing

/// Tests of a newer workbook below a learner's work: the news are told, and nothing of the learner's is lost.
@Suite(.warm) struct UpgradeTests {
  @Test
  func `after a pull of a newer workbook the news are told once, and all of the learner's stays`()
    async throws
  {
    try await Clone.use { teacher in
      try await teacher.commit()
      try await Clone.use { learner in
        try learner.remove("")
        try await teacher.git("clone -q . \(learner.root.path)")
        // The chapters are known from here on.
        _ = try await learner.kata()
        try learner.write(mine, to: "\(door)/YourTests/MyTests.swift")
        try learner.edit(
          "\(door)/YourRefactoring/Farewell.swift", "return \"Who?\"", "return \"?\"")
        try learner.edit("\(light)/YourRefactoring/DeskLamp.swift", "isOn.toggle()", "isOn = !isOn")
        let before = try learner.contents().filter { $0.key.contains(/^Chapters.*\/Your/) }
        let silent = try await learner.kata()
        try newer(teacher)
        try await teacher.git("add .")
        try await teacher.git("-c user.name=A -c user.email=a@b.c commit -q -m New")
        try await learner.git("pull -q")

        let told = try await learner.kata()
        let again = try await learner.kata()
        let after = try learner.contents()

        #expect(silent.output.hasPrefix("Seams"), "\(silent.output)")
        told.ends(
          1,
          beginning: """
            The workbook is newer: chapter 1 (start, suite, mutants), chapter 2 (suite).
            Your files are as you left them.

            Seams
            """)
        #expect(again.output.hasPrefix("Seams"), "\(again.output)")
        let given = "\(door)/YourTests/TestingDoorbell.swift"
        for (path, contents) in before where path != given {
          #expect(after[path] == contents, "\(path)")
        }
        #expect(try learner.read(given).contains("// Newer."))
      }
    }
  }

  @Test
  func `where git did not bring the new start, reset does, and keeps what the learner changed`()
    async throws
  {
    try await Clone.use { clone in
      _ = try await clone.kata()
      try clone.write(mine, to: "\(door)/YourTests/MyTests.swift")
      try clone.edit("\(door)/YourRefactoring/Farewell.swift", "return \"Who?\"", "return \"?\"")
      let start = "Tests/01-AtTheDoor/Start"
      try clone.edit("\(start)/YourTests/TestingDoorbell.swift", "class", "// Newer.\nclass")
      try clone.edit(
        "\(start)/YourRefactoring/Farewell.swift", "return \"Who?\"", "return \"Who is?\"")
      try clone.write("// A spy.", to: "\(start)/YourTests/Spy.swift")
      let advice =
        "For the new start: `swift run kata reset 1 --keep`. All that you have changed stays."

      let check = try await clone.kata("check", "1")
      let overview = try await clone.kata()
      let reset = try await clone.kata("reset", "1", "--keep")
      let again = try await clone.kata("reset", "1", "--keep")

      check.shows("The workbook is newer: chapter 1 (start).\n\(advice)\n")
      overview.shows("The workbook is newer: chapter 1 (start).\n\(advice)\n")
      #expect(
        reset.output.hasPrefix(
          """
          The new start of chapter 1 is here:
            YourTests/Spy.swift  new
            YourTests/TestingDoorbell.swift  changed
            YourRefactoring/Farewell.swift  stays as you have it; the new one is in \(start)
          Your files as they were are kept in .kata/backups/01-AtTheDoor/20
          """), "\(reset.output)")
      again.ends(0, output: "Chapter 1 has the newest start: there is nothing to bring.\n")
      #expect(try clone.read("\(door)/YourTests/MyTests.swift") == mine)
      #expect(try clone.read("\(door)/YourRefactoring/Farewell.swift").contains("return \"?\""))
      #expect(try clone.read("\(door)/YourTests/Spy.swift") == "// A spy.")
      #expect(try clone.read("\(door)/YourTests/TestingDoorbell.swift").contains("// Newer."))
      let silent = try await clone.kata()
      #expect(silent.output.hasPrefix("Seams"), "\(silent.output)")
    }
  }

  @Test func `a given file that the new start has no more goes, unless the learner changed it`()
    async throws
  {
    try await Clone.use { clone in
      for folder in ["Tests/01-AtTheDoor/Start", door] {
        for name in ["Old", "Older"] {
          try clone.write("// Old.", to: "\(folder)/YourTests/\(name).swift")
        }
      }
      _ = try await clone.kata()
      try clone.write("// Mine.", to: "\(door)/YourTests/Older.swift")
      for name in ["Old", "Older"] {
        try clone.remove("Tests/01-AtTheDoor/Start/YourTests/\(name).swift")
      }

      let reset = try await clone.kata("reset", "1", "--keep")

      reset.shows("  YourTests/Old.swift  removed\nYour files as")
      #expect(try clone.read("\(door)/YourTests/Older.swift") == "// Mine.")
      #expect(try !clone.names(in: "\(door)/YourTests").contains("Old.swift"))
      let kept = try #require(try clone.names(in: ".kata/backups/01-AtTheDoor").first)
      #expect(try clone.read(".kata/backups/01-AtTheDoor/\(kept)/YourTests/Old.swift") == "// Old.")
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
  private let light = "Chapters/02-LightsOn"
  private let mine = "// My own tests.\n"

  /// Changes what an author changes: a given file in the start and beside the learner, two suites, and a mutant.
  private func newer(_ teacher: Clone) throws {
    for folder in ["Tests/01-AtTheDoor/Start", door] {
      try teacher.edit("\(folder)/YourTests/TestingDoorbell.swift", "class", "// Newer.\nclass")
    }
    for suite in ["01-AtTheDoor/FarewellTests", "02-LightsOn/DeskLampTests"] {
      try teacher.edit("Tests/\(suite).swift", "import Testing", "import Testing\n\n// Newer.")
    }
    try teacher.edit(
      "Tests/01-AtTheDoor/Mutants/a-ring-counts-twice.diff", "A ring counts twice.",
      "Each ring counts twice.")
  }
}
