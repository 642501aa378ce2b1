import Foundation
import Testing

@testable import Kata

/// Tests of `kata watch` in a terminal: a saved file is judged, and the verdict is shown.
@Suite(.warm) struct WatchTests {
  // MARK: - Saves

  @Test(
    arguments: [
      .inPlace, .renameOver(".Farewell.swift.1.tmp"), .renameOver("Farewell.swift~"),
      .renameOver(".!2!Farewell.swift"), .keepOld("Farewell.swift.bak"),
      .keepOld("#Farewell.swift#"),
      .keepOld("._Farewell.swift"), .deleteAndCreate,
    ] as [SavingManner])
  func `each save is judged, however an editor saves`(manner: SavingManner) async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      let good = try clone.read(WatchedClone.farewell)
      let watched = try WatchedClone(clone)
      try await watched.terminal.shows("9 of 9 points", "Chapter 1 passed.")

      try watched.save(good.replacing("visitors.remove(name)", with: ""), manner)
      try await watched.terminal.shows("2 of 3 tests pass", "✘ who leaves is gone", "Judged in")
      try watched.save(good, manner)
      try await watched.terminal.shows("3 of 3 tests pass", "Chapter 1 passed.", "Judged in")
    }
  }

  @Test func `of a burst of saves the last one counts`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      let good = try clone.read(WatchedClone.farewell)
      let watched = try WatchedClone(clone)
      try await watched.terminal.shows("Chapter 1 passed.")

      for number in 1...40 {
        try watched.save("\(good)// \(number)\nnot Swift", .inPlace)
        try await Task.sleep(for: .milliseconds(number * 4))
      }
      try watched.save("\(good)// the last", .inPlace)

      try await watched.terminal.shows("Chapter 1 passed.", "Judged in")
      #expect(try clone.read(WatchedClone.farewell).hasSuffix("// the last"))
    }
  }

  @Test func `an endless loop is ended, and a save does not wait for that`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      let good = try clone.read(WatchedClone.farewell)
      let watched = try WatchedClone(clone, environment: ["KATA_TIME_LIMIT": "2"])
      try await watched.terminal.shows("Chapter 1 passed.")

      try watched.save(good.replacing("visitors.remove(name)", with: "while true {}"), .inPlace)
      try await watched.terminal.shows("1 of 3 tests pass", "It did not end within 2 s")
      try watched.save(good.replacing("visitors.remove(name)", with: "while 2 > 1 {}"), .inPlace)
      try await watched.terminal.shows("Judging", "your refactoring by the suite")
      try watched.save(good + "// again", .inPlace)
      try await watched.terminal.shows("Chapter 1 passed.", "Judged in")
    }
  }

  // MARK: - The page

  @Test func `the first failure is shown in full, the others in a line each`() async throws {
    try await Clone.use { clone in
      let watched = try WatchedClone(clone)
      let terminal = watched.terminal
      try await terminal.shows(
        "Chapter 1 · At The Door · 0 of 9 points", "0 of 6 mutants killed",
        "▸ ✘ a-ring-counts-twice", "\n  ✘ the-last-is-cut-short",
        "✔ demo-the-name-is-missing  earns nothing, killed by",
        "Next: begin with step 1 of 3, ring the bell", "README.md:5);")

      try clone.edit(WatchedClone.farewell, "Visitors.shared", "Visitors()")
      // What was saved last is worked on.
      try await terminal.shows("your refactoring", "▸ ✘ who was there is said goodbye")
      try clone.replace("\(WatchedClone.work)/YourTests", with: "Solutions/01-AtTheDoor/YourTests")

      try await terminal.shows(
        """
        ▸ ✘ who was there is said goodbye  step 3
              Tests/01-AtTheDoor/FarewellTests.swift:9
              Ada was there
              Expectation failed: (makeFarewell(on: visitors).say(to: ada.name)
        """, "\n  ✘ who leaves is gone  step 3\n", "Turn 2, your refactoring: 1 of 3 tests pass",
        ": 6 points more.",
        "Next: step 3 of 3, say goodbye to who was there",
        "README.md:80).",
        "The key `h` helps with \"who was there",
        "Set `started` to true")
      #expect(terminal.page.count == 24)
    }
  }

  @Test func `what does not compile is shown as the compiler says it`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      let watched = try WatchedClone(clone)
      try await watched.terminal.shows("Chapter 1 passed.")

      try clone.edit(WatchedClone.farewell, "visitors.remove(name)", "visitors.erase()")

      try await watched.terminal.shows(
        "Turn 2, your refactoring: not judged", "\(WatchedClone.farewell):8:14",
        "has no member 'erase'", "Next: fix YourRefactoring/Farewell.swift:8, and save.")

      // The points are compared with those of the last code that could be judged.
      try clone.edit(WatchedClone.farewell, "    visitors.erase()\n", "")
      try await watched.terminal.shows("2 of 3 tests pass", ": a point less.")
    }
  }

  @Test func `an error comes before the warnings above it`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      let watched = try WatchedClone(clone)
      try await watched.terminal.shows("Chapter 1 passed.")

      try clone.edit(
        WatchedClone.farewell, "    visitors.remove(name)\n",
        "    let text: String? = name\n    print(text)\n    visitors.erase()\n")

      try await watched.terminal.shows(
        "your refactoring: not judged\n  \(WatchedClone.farewell):10:14: error:", "warning:")
    }
  }

  @Test func `passing is said once, in full`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      let watched = try WatchedClone(clone)
      try await watched.terminal.shows(
        "Chapter 1 passed. Every mutant is killed, and every test of the suite passes.",
        "`swift run kata diff 1` shows yours beside ours\n",
        "three questions in Chapters/01-AtTheDoor/README.md",
        "chapter 2, Lights On: Chapters/02-LightsOn/README.md")

      try clone.edit(WatchedClone.farewell, "class Farewell", "// mine\nclass Farewell")
      try await watched.terminal.shows("Chapter 1 passed.\n", "Judged in")
      #expect(!watched.terminal.page.joined().contains("Well done"))
      let check = try await clone.kata("check", "1")
      #expect(check.output.hasSuffix("go on passing\n\nChapter 1 passed.\n\n"), "\(check.output)")
      watched.terminal.type("q")
      #expect(try await watched.terminal.exitCode() == 0)
      _ = try await clone.kata("reset", "1")
      try clone.solve("01-AtTheDoor")
      #expect(try await clone.kata("check", "1").output.contains("Well done!\n\n  Compare "))
    }
  }

  @Test func `a resize lays the page out anew, and nothing is ever erased but then`() async throws {
    try await Clone.use { clone in
      let watched = try WatchedClone(clone)
      let terminal = watched.terminal
      try await terminal.shows("Judged in", "h hint  n next chapter  l list  a run again")

      terminal.resize(columns: 40, rows: 20)
      try await terminal.shows("0 of 9 points", "q quit", "… ")
      #expect(terminal.page.count == 20)
      #expect(terminal.page.allSatisfy { Columns.width(of: $0) <= 40 }, "\(terminal.page)")
      // The failing test can be read, whatever the height.
      try await resize(terminal, columns: 80, rows: 10)
      try await terminal.shows("▸ ✘ a-ring-counts-twice", "q quit")
      // The last line is exactly full.
      try await resize(terminal, columns: 72, rows: 24)
      try await terminal.shows("r reset  q quit")
      try await resize(terminal, columns: 20, rows: 5)
      terminal.resize(columns: 120, rows: 40)
      try await terminal.shows("Turn 1, your tests: 0 of 6 mutants killed")

      #expect(terminal.page.count == 40)
      #expect(
        terminal.printed.components(separatedBy: "\u{1b}[2J").count == 7, "first, and five times")
    }
  }

  @Test func `NO_COLOR takes the colours away and nothing else`() async throws {
    try await Clone.use { clone in
      let plain = try WatchedClone(clone, environment: ["NO_COLOR": "1"])
      try await plain.terminal.shows("Judged in", "killed by")
      #expect(plain.terminal.printed.firstMatch(of: /\u{1b}\[[0-9;]*m/) == nil)
      let colored = try WatchedClone(clone)
      try await colored.terminal.shows("killed by")
      #expect(colored.terminal.printed.contains("\u{1b}[31m"))
    }
  }

  /// Gives a terminal another size, and waits until the page has that height.
  private func resize(
    _ terminal: PseudoTerminal, columns: UInt16, rows: UInt16,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    terminal.resize(columns: columns, rows: rows)
    let isLaidOut = try await terminal.waits { terminal.page.count == Int(rows) }
    #expect(isLaidOut, "\(terminal.page)", sourceLocation: sourceLocation)
  }

  // MARK: - Without a terminal

  @Test(arguments: [SIGINT, SIGTERM])
  func `without a terminal each save prints a report until a signal`(signal: Int32) async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      let watching = try await clone.start(["watch", "1"])
      #expect(try await watching.waits { try watching.printed().contains("Save a file") })
      try clone.edit(WatchedClone.farewell, "    visitors.remove(name)\n", "")
      #expect(
        try await watching.waits {
          try watching.printed().contains("  ✘ who leaves is gone  step 3\n")
        })
      #expect(
        try await watching.waits {
          try watching.printed().count(of: "Save a file to judge again.") == 2
        })

      watching.send(signal)

      let outcome = try await watching.outcome()
      outcome.ends(
        128 + signal,
        beginning:
          "Watching chapter 1, At The Door: each save is judged. Control-C ends.\n\nChapter 1 · At")
      #expect(outcome.output.count(of: "\nA file was saved: judging.\n") == 1)
      #expect(!outcome.output.contains("\u{1b}"))
      #expect(
        outcome.errors.hasSuffix("kata: interrupted; everything it had started was stopped.\n"))
    }
  }

  @Test func `what can no longer be read is no longer printed`() async throws {
    try await Clone.use { clone in
      let outcome = try await Clone.run(
        URL(filePath: "/bin/sh"),
        ["-c", "{ \"$0\" watch 1; echo $? >&2; } | head -1", Clone.built("kata").path],
        in: clone.root, environment: ["KATA_CACHE": Clone.cache.path])

      #expect(outcome.output.hasPrefix("Watching chapter 1"))
      #expect(
        outcome.errors.hasSuffix("is no longer read: kata has ended.\n3\n"), "\(outcome.errors)")
    }
  }
}

extension String {
  fileprivate func count(of text: String) -> Int { components(separatedBy: text).count - 1 }
}
