import Foundation
import Testing

/// Tests of the scenes that a chapter's program adds to the usual three, and of those that take a terminal over.
@Suite(.warm) struct ScreenTests {
  @Test func `however a screen ends, the terminal is as it was`() async throws {
    try await Clone.use { clone in
      try addScenes(to: clone)
      let endings: [(act: (PseudoTerminal) -> Void, code: Int32)] = [
        ({ $0.type("q") }, 0), ({ $0.type("x") }, 7), ({ $0.type("c") }, 128 + SIGABRT),
        ({ $0.type("k") }, 128 + SIGKILL), ({ $0.type("\u{3}") }, 128 + SIGINT),
        ({ $0.type("\u{1c}") }, 128 + SIGQUIT), ({ $0.send(SIGTERM) }, 128 + SIGTERM),
        ({ $0.send(SIGHUP) }, 128 + SIGHUP),
      ]
      for ending in endings {
        let terminal = try PseudoTerminal(
          Clone.built("kata"), ["run", "1", "keys"], in: clone.root,
          // On a terminal, the runtime would wait half a minute for an answer whether to debug the crash.
          environment: ["KATA_CACHE": Clone.cache.path, "SWIFT_BACKTRACE": "enable=no"])
        let mode = terminal.mode
        let begins = try await terminal.waits { terminal.printed.contains("Press a key.") }
        try #require(begins, "\(terminal.printed)")
        #expect(terminal.mode != mode, "each key comes at once, and is not shown")
        terminal.type("a\u{1a}")
        #expect(try await terminal.waits { terminal.printed.contains("[97][26]") })

        ending.act(terminal)

        #expect(try await terminal.exitCode() == ending.code, "\(terminal.printed)")
        #expect(terminal.mode == mode, "after exit code \(ending.code)")
        let isBack = try await terminal.waits { terminal.printed.contains("\u{1b}[?1049l") }
        #expect(isBack, "after exit code \(ending.code) the other screen is still shown")
        #expect(terminal.printed.contains("\u{1b}[?25h"), "and the cursor is not")
      }
    }
  }

  @Test func `what ends kata ends the program as well`() async throws {
    try await Clone.use { clone in
      try addScenes(to: clone)
      // The shell keeps the terminal open.
      let terminal = try PseudoTerminal(
        URL(filePath: "/bin/sh"),
        ["-c", "\"$0\" run 1 keys; echo over $?; read line", Clone.built("kata").path],
        in: clone.root, environment: ["KATA_CACHE": Clone.cache.path])
      let begins = try await terminal.waits { terminal.printed.contains("Press a key.") }
      try #require(begins, "\(terminal.printed)")
      let parent = try #require(terminal.printed.firstMatch(of: /run by (\d+)/)?.output.1)

      kill(try #require(pid_t(parent)), SIGTERM)

      let isOver = try await terminal.waits { terminal.printed.contains("over \(128 + SIGTERM)") }
      #expect(isOver, "\(terminal.printed)")
      terminal.type("a\n")
      #expect(try await terminal.exitCode() == 0)
      #expect(!terminal.printed.contains("[97]"), "the program took the key that was the shell's")
    }
  }

  @Test
  func `without a terminal a screen is a scene, which gets the words after it`() async throws {
    try await Clone.use { clone in
      try addScenes(to: clone)

      let keys = try await clone.kata("run", "1", "keys")
      let echo = try await clone.kata("run", "1", "echo", "a file.log")
      let unknown = try await clone.kata("run", "1", "ecko")

      #expect(keys.exitCode == 0 && keys.output == "No terminal.\n")
      #expect(echo.exitCode == 0 && echo.output == "a file.log\n")
      #expect(unknown.exitCode == 2)
      #expect(
        unknown.errors.contains(
          "This chapter has `kata run 1 echo` and `kata run 1 keys`, too."), "\(unknown.errors)")
    }
  }

  // MARK: - Fixtures

  private func addScenes(to clone: Clone) throws {
    try clone.set("\"scenes\": [\"echo\"], \"screens\": [\"keys\"]", in: "01-AtTheDoor")
    let program = "Chapters/01-AtTheDoor/Program"
    try clone.edit(
      "\(program)/Main.swift", "    case [\"refactored\"]:",
      """
          case [\"keys\"]: Keys.play()
          case let words where words.first == \"echo\": print(words.last ?? \"\")
          case [\"refactored\"]:
      """)
    try clone.write(
      """
      import Foundation

      enum Keys {
        static func play() {
          guard isatty(0) == 1 else {
            print("No terminal.")
            return
          }
          print("run by \\(getppid())")
          print("Press a key.")
          while let key = FileHandle.standardInput.readData(ofLength: 1).first {
            switch Character(UnicodeScalar(key)) {
            case "q": exit(0)
            case "x": exit(7)
            case "c": abort()
            case "k": kill(getpid(), SIGKILL)
            default: print("[\\(key)]", terminator: "")
            }
            fflush(nil)
          }
        }
      }
      """, to: "\(program)/Keys.swift")
  }
}
