import Testing

/// Tests of chapters that name the files which may know more than the contract.
@Suite(.warm) struct ShellTests {
  @Test func `files of the shell know all modules`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      try clone.set("\"shell\": [\"Entry\", \"Farewell\"]", in: "01-AtTheDoor")

      try await clone.kata("check", "1").ends(0)
    }
  }

  @Test func `another file that knows more than the contract is refused, by the compiler's words`()
    async throws
  {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      try clone.set("\"shell\": [\"Entry\"]", in: "01-AtTheDoor")

      let outcome = try await clone.kata("check", "1")

      outcome.ends(
        1,
        showing: "Your files compile, but only Entry*.swift may use more than Contract/.",
        "YourRefactoring/Farewell.swift:2:25: error: cannot find type 'Visitors' in scope")
      // The watcher shows the reason above what follows from it, too.
      let terminal = try WatchedClone(clone).terminal
      try await terminal.shows(
        "  Your files compile, but only Entry*.swift", "type 'Visitors' in scope"
      )
      let lines = terminal.page
      let reason = lines.firstIndex { $0.contains("Your files compile") }
      let error = lines.firstIndex { $0.contains("error: cannot find") }
      #expect(try #require(reason) < #require(error), "\(lines)")
      // Each of the two errors stands once, although the compiler repeats it below the code.
      #expect(lines.count { $0.contains("error: cannot find") } == 2, "\(lines)")
    }
  }
}
