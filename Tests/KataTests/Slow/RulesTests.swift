import Foundation
import Testing

/// What a learner's code may call and define: each refusal with what it says, and honest code that looks like it.
@Suite(.warm) struct RulesTests {
  @Test func `words and imports of tests that are not allowed are named by line`() async throws {
    let outcome = try await check([
      "YourTests/A":
        "import Testing\n@Test func a() { _ = unsafe unsafeBitCast(1, to: UInt.self) }",
      "YourTests/B": "@_silgen_name(\"exit\") func b(_ code: Int32) -> Never",
      "YourTests/C": "// on @_cdecl\n@ /* so */ _cdecl(\"fwrite\") public func c() {}",
      "YourTests/E": "@section(\".init_array\") let e: @convention(c) () -> Void = {}",
      "YourTests/F": "@_spi(Experimental) import Testing",
      "YourTests/G": "final class G { unowned(unsafe) var g: G? = nil }",
      "YourTests/H": "func h() { for unsafe i in [1] { print(i) } }",
      "YourTests/I": "import Glibc", "YourTests/J": "import Testing;import/* */Glibc",
      "YourTests/K": "import func Glibc.exit", "YourTests/L": "@preconcurrency\nimport\nXCTest",
      "YourTests/M": "#if canImport(Glibc)\n  import Glibc\n#else\n  import Darwin\n#endif",
    ])

    outcome.shows(
      """
      Turn 1, your tests: not judged
        \(work)/YourTests/A.swift:2: \(unsafe)
        \(work)/YourTests/B.swift:1: `@_silgen_name` \(linking)
        \(work)/YourTests/C.swift:1: `@_cdecl` \(linking)
        \(work)/YourTests/C.swift:2: `@` before a comment \(linking)
        \(work)/YourTests/E.swift:1: `@section` \(linking)
        \(work)/YourTests/F.swift:1: `@_spi` \(linking)
        \(work)/YourTests/G.swift:1: \(unsafe)
        \(work)/YourTests/H.swift:1: \(unsafe)

      """, "\n\nTurn 2, your refactoring: 3 of 3 tests pass\n")
    let tests = "tests here are written with Swift Testing: `import Testing`; "
    for (file, line, name, more) in [
      ("I", 1, "Glibc", ""), ("J", 1, "Glibc", ""), ("K", 1, "Glibc", ""),
      ("L", 3, "XCTest", tests), ("M", 1, "Glibc", ""),
    ] {
      outcome.shows(
        "\(work)/YourTests/\(file).swift:\(line): `import \(name)` is not allowed here: \(more)what can be"
          + " imported is AtTheDoor, Dispatch, Foundation, Observation, Platform, RegexBuilder, Swift,"
          + " Synchronization, Testing.\n")
    }
    #expect(!outcome.output.contains("Darwin"))
  }

  @Test func `words count in comments too, and the refactoring knows no tests`() async throws {
    let outcome = try await check([
      "YourRefactoring/A":
        "@`_silgen_name`(\"exit\") func d(_ code: Int32) -> Never\nlet b = \"b@c.de\" // not unsafe",
      "YourRefactoring/B": "import Foundation\nimport struct Testing.Test",
    ])

    outcome.shows(
      """
        \(work)/YourRefactoring/A.swift:1: `@_silgen_name` \(linking)
        \(work)/YourRefactoring/A.swift:2: `@c` \(linking)
        \(work)/YourRefactoring/A.swift:2: \(unsafe)
      """,
      "\(work)/YourRefactoring/B.swift:2: `import Testing` is not allowed here: what is in YourRefactoring"
        + " is the app's own code. Tests belong in YourTests.\n",
      "Turn 1, your tests: 6 of 6 mutants killed", "Turn 2, your refactoring: not judged")
  }

  @Test func `what reaches outside is refused, with what to write instead`() async throws {
    let inBoth = [
      "YourTests/A":
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
    var files = [
      "YourTests/I": "import Foundation\nfunc i() { print(time(nil), random()) }",
      "YourTests/J": "func j() -> String { _DebuggerSupport.stringForPrintObject(1) }",
      "YourTests/K": "func k() async { await withUnsafeContinuation { $0.resume() } }",
    ]
    for (name, text) in inBoth {
      for turn in ["YourTests", "YourRefactoring"] { files["\(turn)/\(name)"] = text }
    }
    let outcome = try await check(files)

    let advice = "Pass in what you need, or use the chapter's doubles."
    let reads =
      "your code reads and writes no files itself. A test keeps temporary files of its own by"
      + " `FileManager.default.createFile` and `contents`; for the file of a database"
      + " `DocumentsFolder.current` is a folder that is deleted afterwards. \(advice)"
    let process =
      "your code does not look at the process it runs in, and starts no others. \(advice)"
    let mathematics = "of the C library your code calls only mathematics. "
    func expect(_ line: String, in turn: String, _ said: String) {
      outcome.shows("  \(work)/\(turn)/\(line) is not allowed here: \(said)\n")
    }
    for turn in ["YourTests", "YourRefactoring"] {
      expect("A.swift:3: Foundation.FileManager", in: turn, reads)
      expect("B.swift:2: Foundation.Data.init(contentsOf:)", in: turn, reads)
      expect("C.swift:2: _exit", in: turn, mathematics + advice)
      expect("D.swift:1: CommandLine", in: turn, process)
      expect("E.swift:2: Foundation.ProcessInfo.environment", in: turn, process)
      expect(
        "F.swift:2: Foundation.UserDefaults", in: turn,
        "settings outlive the run and are shared by all that runs. \(advice)")
      expect(
        "G.swift:2: Foundation.NSClassFromString", in: turn,
        "your code does not look up types by name. \(advice)")
      expect("H.swift:2: Foundation.NSArray.write(toFile:)", in: turn, reads)
    }
    let turn = "YourTests"
    expect(
      "I.swift:2: time", in: turn,
      mathematics + "`Date()` tells the time, and `Calendar` its parts.")
    expect(
      "I.swift:2: random", in: turn,
      mathematics + "Write `Int.random(in:)`, or pass in a generator.")
    expect(
      "J.swift:1: _DebuggerSupport", in: turn,
      "names of a library that begin with an underscore are the library's own. \(advice)")
    outcome.shows("strings and classes. Write `withCheckedContinuation`.")
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

    let outcome = try await check(["YourTests/A": "import Testing\n" + tests])

    outcome.shows(
      "Turn 1, your tests: 0 of 6 mutants killed",
      "  ✘ 8 tests are not judged: a chapter judges the first 400 of 408\n")
  }

  // MARK: - Fixtures

  let chapter = "01-AtTheDoor"
  let work = "Chapters/01-AtTheDoor"
  let linking =
    "is not allowed here: it changes what the compiler and the linker do with your code. Write it without."
    + " kata does not tell code from comments and texts here: use other words there."
  let unsafe =
    "the word `unsafe` is not allowed here: it lets code reach memory that is not its own. Do without"
    + " pointers and raw memory; `nonisolated(unsafe)` is fine."
    + " kata does not tell code from comments and texts here: use other words there."

  /// What `kata check` says of a solved chapter with more files.
  func check(_ files: [String: String]) async throws -> Clone.Outcome {
    try await Clone.use(solving: chapter) { clone in
      for (path, text) in files { try clone.write(text, to: "\(work)/\(path).swift") }
      return try await clone.kata("check", "1")
    }
  }
}
