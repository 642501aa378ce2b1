import Foundation
import Testing

/// Tests of the rules for learners' code: each refusal with its message, and honest code that looks like refused code.
@Suite(.warm) struct RulesTests {
  @Test func `words that reach past the compiler are refused, each where it stands`() async throws {
    let outcome = try await check([
      "YourTests/A":
        "import Testing\n@Test func a() { _ = unsafe unsafeBitCast(1, to: UInt.self) }",
      "YourTests/B": "@_silgen_name(\"exit\") func b(_ code: Int32) -> Never",
      "YourTests/C": "// on @_cdecl\n@ /* so */ _cdecl(\"fwrite\") public func c() {}",
      "YourTests/E": "@section(\".init_array\") let e: @convention(c) () -> Void = {}",
      "YourTests/F": "@_spi(Experimental) import Testing",
      "YourTests/G": "final class G { unowned(unsafe) var g: G? = nil }",
      "YourTests/H": "func h() { for unsafe i in [1] { print(i) } }",
    ])

    outcome.shows(
      """
      Turn 1, your tests: not judged
        \(work)/YourTests/A.swift:2: \(unsafe)
        \(work)/YourTests/B.swift:1: `@_silgen_name` \(linking)
        \(work)/YourTests/C.swift:2: `@` before a comment \(linking)
        \(work)/YourTests/E.swift:1: `@section` \(linking)
        \(work)/YourTests/F.swift:1: `@_spi` \(linking)
        \(work)/YourTests/G.swift:1: \(unsafe)
        \(work)/YourTests/H.swift:1: \(unsafe)

      Turn 2, your refactoring: 3 of 3 tests pass
      """)
  }

  @Test func `imports come from a list`() async throws {
    let outcome = try await check([
      "YourTests/A": "import Glibc", "YourTests/B": "import Testing;import/* */Glibc",
      "YourTests/C": "import func Glibc.exit", "YourTests/D": "@preconcurrency\nimport\nXCTest",
      "YourTests/E": "#if canImport(Glibc)\n  import Glibc\n#else\n  import Darwin\n#endif",
    ])

    let tests = "tests here are written with Swift Testing: `import Testing`; "
    for (file, line, name, more) in [
      ("A", 1, "Glibc", ""), ("B", 1, "Glibc", ""), ("C", 1, "Glibc", ""),
      ("D", 3, "XCTest", tests), ("E", 1, "Glibc", ""),
    ] {
      outcome.shows(
        "\(work)/YourTests/\(file).swift:\(line): `import \(name)` is not allowed here: \(more)what can be"
          + " imported is AtTheDoor, Dispatch, Foundation, Observation, Platform, RegexBuilder, Swift,"
          + " Synchronization, Testing.\n")
    }
    #expect(!outcome.output.contains("Darwin"))
  }

  @Test func `words in comments and texts are none of them, but for files with conditions`()
    async throws
  {
    let beside =
      " In a file with `#if`, kata does not tell code from comments and texts: use other words there."
    let outcome = try await check([
      "YourRefactoring/A":
        "@`_silgen_name`(\"exit\") func d(_ code: Int32) -> Never\nlet b = \"b@c.de\" // not unsafe",
      "YourRefactoring/B": "import Foundation\nimport struct Testing.Test",
      "YourRefactoring/C":
        "#if hasAttribute(unsafe)\nlet c = unsafe(1)\n#endif\nfunc unsafe(_ c: Int) -> Int { c }",
      "YourTests/A":
        "// An unsafe @_cdecl\nlet c = [\"b@c.de\", #\"unsafe #sourceLocation\"#, \"\"\"\n  @used\n  \"\"\"]",
    ])

    outcome.shows(
      """
        \(work)/YourRefactoring/A.swift:1: `@_silgen_name` \(linking)
      """,
      "\(work)/YourRefactoring/C.swift:1: \(unsafe)\(beside)\n",
      "\(work)/YourRefactoring/C.swift:2: \(unsafe)\(beside)\n",
      "\(work)/YourRefactoring/B.swift:2: `import Testing` is not allowed here: what is in YourRefactoring"
        + " is the app's own code. Tests belong in YourTests.\n",
      "Turn 1, your tests: 6 of 6 mutants killed", "Turn 2, your refactoring: not judged")
    #expect(!outcome.output.contains("A.swift:2: "))
  }

  @Test func `what reaches outside is refused, with what to write instead`() async throws {
    let reaching = [
      "A":
        "import Foundation\nfunc a() {\n  print(Foundation.FileManager.default.temporaryDirectory)\n}",
      "B":
        "import Foundation\nfunc b() throws { _ = try Data(contentsOf: .init(filePath: \"/\")) }",
      "C": "import Foundation\nfunc c() { _exit(0) }",
      "D": "func d() { print(CommandLine.arguments) }",
      "E": "import Foundation\nfunc e() { print(ProcessInfo.processInfo.environment) }",
      "F": "import Foundation\nfunc f() { print(UserDefaults.standard) }",
      "G": "import Foundation\nfunc g() { print(NSClassFromString(\"G\") ?? \"\") }",
      "H":
        "import Foundation\nfunc h() { _ = ([1] as NSArray).write(toFile: \"\", atomically: true) }",
    ]
    var files: [String: String] = [:]
    for (name, text) in reaching {
      for turn in ["YourTests", "YourRefactoring"] { files["\(turn)/\(name)"] = text }
    }
    let outcome = try await check(files)

    for turn in ["YourTests", "YourRefactoring"] {
      expect(outcome, "A.swift:3: Foundation.FileManager", in: turn, reads)
      expect(outcome, "B.swift:2: Foundation.Data.init(contentsOf:)", in: turn, reads)
      expect(outcome, "C.swift:2: _exit", in: turn, mathematics + advice)
      expect(outcome, "D.swift:1: CommandLine", in: turn, process)
      expect(outcome, "E.swift:2: Foundation.ProcessInfo.environment", in: turn, process)
      expect(
        outcome, "F.swift:2: Foundation.UserDefaults", in: turn,
        "settings outlive the run and are shared by all that runs. \(advice)")
      expect(
        outcome, "G.swift:2: Foundation.NSClassFromString", in: turn,
        "your code does not look up types by name. \(advice)")
      expect(outcome, "H.swift:2: Foundation.NSArray.write(toFile:)", in: turn, reads)
    }
  }

  @Test func `names of a library's own are refused, and what to write is said`() async throws {
    let outcome = try await check([
      "YourTests/A": "import Foundation\nfunc a() { print(time(nil), random()) }",
      "YourTests/B": "func b() -> String { _DebuggerSupport.stringForPrintObject(1) }",
    ])

    let turn = "YourTests"
    expect(
      outcome, "A.swift:2: time", in: turn,
      mathematics + "`Date()` tells the time, and `Calendar` its parts.")
    expect(
      outcome, "A.swift:2: random", in: turn,
      mathematics + "Write `Int.random(in:)`, or pass in a generator.")
    expect(
      outcome, "B.swift:1: _DebuggerSupport", in: turn,
      "names of a library that begin with an underscore are the library's own. \(advice)")
  }

  @Test func `pointers are an error of the compiler's, and what to do is said`() async throws {
    let outcome = try await check([
      "YourTests/A":
        "import Foundation\nnonisolated(unsafe) var a = 1\nfunc b() { a += 1; unsetenv(\"A\") }"
    ])

    outcome.shows(
      "\(work)/YourTests/A.swift:3:20: error: expression uses unsafe constructs",
      "Pointers and raw memory are not allowed here, nor is the word `unsafe`: do it with arrays,"
        + " strings and classes.")
    let continuation = try await check([
      "YourTests/A": "func a() async { await withUnsafeContinuation { $0.resume() } }"
    ])
    continuation.shows("strings and classes. Write `withCheckedContinuation`.")
  }

  @Test func `what else a file manager does is no error without a word`() async throws {
    let outcome = try await check([
      "YourTests/A":
        "import Foundation\nfunc a() { _ = FileManager.default.isReadableFile(atPath: \"/\") }"
    ])

    outcome.shows(
      "has no member 'isReadableFile'",
      "Judged tests use FileManager for temporary files of their own and for nothing else:")
  }

  @Test func `a test with refused code is left out, and the others of its file count`() async throws
  {
    try await Clone.use(solving: chapter) { clone in
      let tests = "\(work)/YourTests/DoorbellTests.swift"
      try clone.edit(
        tests, "  @Test func `rings are counted`() {",
        """
          @Test(.enabled(if: ProcessInfo.processInfo.environment["CI"] == nil))
          func `only on my machine`() {
            #expect(UserDefaults(suiteName: "a") != nil)
          }

          @Test func settings() { #expect(UserDefaults.standard.string(forKey: "{ @Test }") == nil) }

          @Test func `rings are counted`() {
        """)
      try clone.edit(tests, "import Platform", "import Foundation\nimport Platform")

      let outcome = try await clone.kata("check", "1")

      outcome.ends(
        1, showing: "6 of 6 mutants killed", "2 tests of yours are not counted",
        "  ✘ \"only on my machine\"  refused\n", "  ✘ \"settings()\"  refused\n",
        "Foundation.UserDefaults is not allowed here: settings outlive the run",
        "Foundation.ProcessInfo.environment is not allowed here: your code does not look at the process",
        "Refused tests are not compiled, and do not count: they call what judged code may not.",
        "Next: fix your test \"only on my machine\"; until then it is left out.")
    }
  }

  @Test func `a chapter can allow what others do not`() async throws {
    try await Clone.use(solving: chapter) { clone in
      try clone.allow("Glibc", "FileManager", "getpid", in: chapter)
      try clone.write(
        """
        import Foundation
        import Glibc
        func files() { print(FileManager.default.temporaryDirectory, getpid()) }
        """, to: "\(work)/YourTests/Files.swift")

      try await clone.kata("check", "1").ends(0)
    }
  }

  @Test func `nothing that was refused is kept, and grade refuses it too`() async throws {
    try await Clone.use(solving: chapter) { clone in
      try clone.write(
        "import Foundation\nfunc a() { exit(0) }", to: "\(work)/YourRefactoring/A.swift")

      for _ in 0..<2 {
        let outcome = try await clone.kata("grade", ".", "--chapters", "1", "--format", "json")
        outcome.ends(1, showing: "YourRefactoring/A.swift:2: exit is not allowed here:")
      }
      let run = try await clone.kata("run", "1", "yours")
      #expect(run.exitCode == 1)
      #expect(
        (run.output + run.errors).contains("YourRefactoring/A.swift:2: exit is not allowed here:"))
    }
  }

  @Test func `of more tests than are judged the first count`() async throws {
    let tests = (1...405).map { "@Test func t\($0)() {}\n" }.joined()

    try await Clone.use(solving: chapter) { clone in
      // All tests are compiled once more for a variant with another interface.
      try clone.remove("Tests/\(chapter)/Variants/remembers-the-last.diff")
      try clone.write("import Testing\n" + tests, to: "\(work)/YourTests/A.swift")

      let outcome = try await clone.kata("check", "1")

      outcome.shows(
        "Turn 1, your tests: 0 of 6 mutants killed",
        "  ✘ 8 tests are not judged: a chapter judges the first 400 of 408\n")
    }
  }

  // MARK: - Fixtures

  let chapter = "01-AtTheDoor"
  let work = "Chapters/01-AtTheDoor"
  let linking =
    "is not allowed here: it changes the work of the compiler and the linker. Write your code without it."
  let unsafe =
    "the word `unsafe` is not allowed here: it lets code reach memory that is not its own. Do without"
    + " pointers and raw memory; `nonisolated(unsafe)` is fine."

  let mathematics = "of the C library's functions, your code may call only mathematics. "
  let advice = "Pass in what you need, or use the chapter's doubles."
  var process: String {
    "your code does not look at the process it runs in, and starts no others. \(advice)"
  }
  var reads: String {
    "your code reads and writes no files itself. A test keeps temporary files of its own by"
      + " `FileManager.default.createFile` and `contents`; for the file of a database"
      + " `DocumentsFolder.current` is a folder that is deleted afterwards. \(advice)"
  }

  func expect(_ outcome: Clone.Outcome, _ line: String, in turn: String, _ said: String) {
    outcome.shows("  \(work)/\(turn)/\(line) is not allowed here: \(said)\n")
  }

  /// The outcome of `kata check` on a solved chapter with more files.
  func check(_ files: [String: String]) async throws -> Clone.Outcome {
    try await Clone.use(solving: chapter) { clone in
      for (path, text) in files { try clone.write(text, to: "\(work)/\(path).swift") }
      return try await clone.kata("check", "1")
    }
  }
}
