import Foundation
import Testing

/// Tests of the keys of `kata watch`, and of its end.
@Suite(.warm) struct WatchKeyTests {
  @Test func `h shows the hints for what is shown in full, one more each time`() async throws {
    try await Clone.use { clone in
      let terminal = try WatchedClone(clone).terminal
      try await terminal.shows("Judged in")

      try await terminal.press(
        "h", until: "The mutant a-ring-counts-twice survives\n",
        "1. A ring counts twice.", "Hint 1 of 3. 2 more: `h`.")
      try await terminal.press("h", until: "1. A ring", "2. Ring, and look at", "Hint 2 of 3.")
      try await terminal.press("\u{1b}", until: "▸ ✘ a-ring-counts-twice")
      try await terminal.press("\u{1b}[B", until: "▸ ✘ a-visitor-is-forgotten")
      try await terminal.press(
        "h", until: "The mutant a-visitor-is-forgotten survives\n", "Hint 1 of 3.")
      try await terminal.press("\u{1b}\u{1b}[A", until: "▸ ✘ a-ring-counts-twice")
      // Hints that were seen come first. They do not count again.
      try await terminal.press("h", until: "2. Ring, and look at", "Hint 2 of 3. 1 more: `h`.")
      try await terminal.press("h", until: "Hint 3 of 3.", "+    visitors.names.count * 2")
      #expect(!terminal.page.joined().contains("next hint"))
      // Hints that were shown here count for the command too.
      let hint = try await clone.kata("hint", "1", "a-visitor")
      hint.shows("Hint 2 of 3.")
      // After a save, the page shows the chapter again.
      try clone.solve("01-AtTheDoor")
      try await terminal.shows("Chapter 1 passed.")
      try await terminal.press("h", until: "Nothing fails in chapter 1: no hint is needed.")
    }
  }

  @Test func `h without a choice helps with the next step, also where the page hides its tests`()
    async throws
  {
    try await Clone.use { clone in
      try clone.replace("\(WatchedClone.work)/YourTests", with: "Solutions/01-AtTheDoor/YourTests")
      let terminal = try WatchedClone(clone).terminal
      try await terminal.shows("6 of 6 mutants killed", "not begun: its tests are shown once")

      try await terminal.press(
        "h", until: "The test \"who was there is said goodbye\" fails\n",
        "Which visitors does it ask?")
    }
  }

  @Test func `a given file that is changed is named at once, and again fine once it is restored`()
    async throws
  {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      try await clone.commit()
      let terminal = try WatchedClone(clone).terminal
      try await terminal.shows("Chapter 1 passed.")
      let file = "Chapters/01-AtTheDoor/Legacy/LegacyDoorbell.swift"

      try clone.edit(file, "class LegacyDoorbell", "// Mine.\nclass LegacyDoorbell")
      try await terminal.shows("LegacyDoorbell.swift is changed, and it is given")
      try clone.edit(file, "// Mine.\nclass LegacyDoorbell", "class LegacyDoorbell")

      let isGone = try await terminal.waits {
        let page = terminal.page.joined()
        return page.contains("Judged in") && !page.contains("and it is given")
      }
      #expect(isGone)
    }
  }

  @Test func `a chosen problem stays chosen, and once it is solved the first one is`()
    async throws
  {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      let (call, farewell) = ("    visitors.remove(name)\n", WatchedClone.farewell)
      let wrong = "    Visitors.shared.remove(name)\n"
      try clone.edit(farewell, call, "")
      try clone.edit(farewell, "    guard", wrong + "    guard")
      let terminal = try WatchedClone(clone).terminal
      try await terminal.shows("▸ ✘ who leaves is gone", "Judged in")
      try await terminal.press("\u{1b}[B", until: "▸ ✘ the shared visitors stay")
      try clone.edit(farewell, "Bye, ", "Bye ")
      try await terminal.shows("  ✘ who was there is said goodbye", "▸ ✘ the shared visitors stay")

      try clone.edit(farewell, "Bye ", "Bye, ")
      try clone.edit(farewell, wrong, "")
      try await terminal.shows("2 of 3 tests pass", "▸ ✘ who leaves is gone", "Judged in")
      try clone.edit(farewell, "Bye, ", "Bye ")
      try await terminal.shows("1 of 3 tests pass", "▸ ✘ who was there is said goodbye")
    }
  }

  @Test func `n and p go from chapter to chapter, l lists them, a runs all again`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      let terminal = try WatchedClone(clone).terminal
      try await terminal.shows("Chapter 1 passed.")

      try await terminal.press("p", until: "This is the first chapter.")
      try await terminal.press("n", until: "Chapter 2 · Lights On · 0 of", "Next: read Chapters/02")
      try await terminal.press("n", until: "This is the last chapter.")
      try await terminal.press(
        "l", until: "  1  At The Door  passed, 9/9\n", "▸ 2  Lights On    not started")
      try await terminal.press("\u{1b}", until: "mutants killed")
      try await terminal.press("l", until: "▸ 2  Lights On")
      try await terminal.press("\u{1b}[A", until: "▸ 1  At The Door")
      try await terminal.press("\r", until: "Chapter 1 · At The Door · 9", "Judged in")
      try await terminal.press("a", until: "Chapter 1 passed.", "Judged in")
      // A save in the previous chapter does nothing. A save in this one is judged.
      try clone.solve("02-LightsOn")
      try clone.edit(WatchedClone.farewell, "    visitors.remove(name)\n", "")
      try await terminal.shows("Chapter 1 · At The Door · 8 of 9", "✘ who leaves is gone")
      #expect(!terminal.printed.contains("Chapter 2 passed"))
    }
  }

  @Test func `s pauses, so that no save is judged until s goes on`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      let terminal = try WatchedClone(clone).terminal
      try await terminal.shows("Chapter 1 passed.", "s pause")

      try await terminal.press(
        "s", until: "Paused: no save is judged until you press `s`.", "s go on")
      try clone.edit(WatchedClone.farewell, "    visitors.remove(name)\n", "")
      try await Task.sleep(for: .seconds(1))
      #expect(terminal.page.joined().contains("Paused:"))
      #expect(!terminal.printed.contains("who leaves is gone"))
      try await terminal.press("s", until: "✘ who leaves is gone", "Judged in", "s pause")
    }
  }

  @Test func `a test that does not end is named while it runs`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      try clone.edit(WatchedClone.farewell, "visitors.remove(name)", "while true {}")
      let terminal = try WatchedClone(clone).terminal

      try await terminal.shows("still running: \"", "To stop it, save a file.")
      #expect(terminal.page.joined().contains(/still running: "who (leaves is gone|was there is)/))
    }
  }

  @Test func `r resets the chapter after a yes, and keeps the files`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      let mine = try clone.read(WatchedClone.farewell)
      let terminal = try WatchedClone(clone).terminal
      try await terminal.shows("Chapter 1 passed.")

      try await terminal.press("r", until: "Restore chapter 1 to its start?", "y restore")
      try await terminal.press("q", until: "Chapter 1 passed.", "r reset")
      #expect(try clone.read(WatchedClone.farewell) == mine)
      try await terminal.press(
        "ry", until: "Your files are kept in .kata/backups/01-AtTheDoor/20", "0 of 3 tests pass",
        "Next: begin with step 1 of 3, ring the bell")

      let kept = try #require(try clone.names(in: ".kata/backups/01-AtTheDoor").first)
      let backup = ".kata/backups/01-AtTheDoor/\(kept)/YourRefactoring/Farewell.swift"
      #expect(try clone.read(backup) == mine)
      try await terminal.press("ry", until: "Chapter 1 is untouched: there is nothing to reset.")
    }
  }

  @Test func `what is pasted presses no key, and a page is drawn anew after a stop`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      let mine = try clone.read(WatchedClone.farewell)
      let terminal = try WatchedClone(clone).terminal
      try await terminal.shows("Chapter 1 passed.")
      let mode = terminal.mode

      terminal.type("\u{1b}[200~try q\u{1b}[201~")
      try await terminal.press("p", until: "This is the first chapter.")
      #expect(try clone.read(WatchedClone.farewell) == mine)

      let pages = terminal.printed.components(separatedBy: "\u{1b}[2J").count
      terminal.send(SIGSTOP)
      terminal.cook()
      #expect(terminal.mode != mode)
      terminal.send(SIGCONT)
      let isBack = try await terminal.waits {
        terminal.mode == mode && terminal.printed.components(separatedBy: "\u{1b}[2J").count > pages
      }
      #expect(isBack)
      try await terminal.press("n", until: "Chapter 2 · Lights On")
    }
  }

  @Test func `what the judge cannot do is said, and it goes on`() async throws {
    try await Clone.use { clone in
      let terminal = try WatchedClone(clone).terminal
      try await terminal.shows("Judged in")
      let mutants = clone.root.appending(path: "Tests/01-AtTheDoor/Mutants")
      let away = clone.root.appending(path: "away")
      try FileManager.default.moveItem(at: mutants, to: away)

      terminal.type("a")
      // The length of the path decides where the lines break.
      let isSaid = try await terminal.waits {
        let text = terminal.page.joined(separator: " ").split(separator: " ").joined(separator: " ")
        return ["kata: /", "cannot be read", "Nothing was judged."].allSatisfy(text.contains)
      }
      #expect(isSaid, "\(terminal.page)")
      try FileManager.default.moveItem(at: away, to: mutants)
      try await terminal.press("a", until: "Judged in", "0 of 6 mutants killed")
    }
  }

  @Test func `without a name it watches what was begun, or else the first`() async throws {
    try await Clone.use { clone in
      let untouched = try WatchedClone(clone, [])
      try await untouched.terminal.shows("Chapter 1 ·")
      try clone.edit("Chapters/02-LightsOn/YourRefactoring/Entry.swift", "false", "true")
      let begun = try WatchedClone(clone, [])
      try await begun.terminal.shows("Chapter 2 ·")
      for chapter in ["01-AtTheDoor", "02-LightsOn"] { try clone.solve(chapter) }
      _ = try await clone.kata()
      // If no verdict is kept, kata's note that the learner was told of the pass counts.
      let store = ["KATA_CACHE": clone.root.appending(path: "other").path]
      #expect(try await clone.kata(["watch"], environment: store).output.hasPrefix("All chapters"))

      let outcome = try await clone.kata("watch")

      outcome.ends(0, beginning: "All chapters are passed. Name one to watch it again")
      for words in [["watch", "7"], ["watch", "1", "2"], ["watch", "--now"]] {
        #expect(try await clone.kata(words).exitCode == 2)
      }
    }
  }

  @Test func `however it ends, the terminal is as it was, and nothing runs on`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      try clone.edit(WatchedClone.farewell, "visitors.remove(name)", "while true {}")
      let endings: [(act: (PseudoTerminal) -> Void, code: Int32)] = [
        ({ $0.type("q") }, 0), ({ $0.type("\u{3}") }, 128 + SIGINT),
        ({ $0.type("\u{1c}") }, 128 + SIGQUIT), ({ $0.send(SIGTERM) }, 128 + SIGTERM),
        ({ $0.send(SIGHUP) }, 128 + SIGHUP), ({ $0.send(SIGSEGV) }, 128 + SIGSEGV),
        ({ $0.send(SIGABRT) }, 128 + SIGABRT),
      ]
      for ending in endings {
        let terminal = try WatchedClone(clone, environment: ["KATA_TIME_LIMIT": "60"]).terminal
        // Both turns are judged at once. The page shows the last step that was reported.
        let isJudging = try await terminal.waits {
          ["by the suite", "the tests that killed"].contains { terminal.printed.contains($0) }
        }
        try #require(isJudging, "\(terminal.printed)")
        #expect(terminal.mode != terminal.firstMode, "each key comes at once, and is not shown")

        ending.act(terminal)

        #expect(try await terminal.exitCode() == ending.code, "\(terminal.printed)")
        #expect(terminal.mode == terminal.firstMode, "after exit code \(ending.code)")
        let isBack = try await terminal.waits {
          terminal.printed.contains("\u{1b}[?1049l") && terminal.printed.contains("\u{1b}[?25h")
        }
        #expect(isBack, "after exit code \(ending.code)")
      }
    }
  }
}
