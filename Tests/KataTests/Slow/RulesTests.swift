import Foundation
import Testing

/// What a learner's code may call and define: each refusal with what it says, and honest code that looks like it.
@Suite(.warm) struct RulesTests {
  @Test func `words that reach past the compiler's checks are refused, each where it stands`()
    async throws
  {
    let output = try await check(
      in: "YourTests",
      [
        "A": "import Testing\n@Test func a() { _ = unsafe unsafeBitCast(1, to: UInt.self) }",
        "B": "@_silgen_name(\"exit\") func b(_ code: Int32) -> Never",
        "C": "// on @_cdecl\n@ /* so */ _cdecl(\"fwrite\") public func c() {}",
        "E": "@section(\".init_array\") let e: @convention(c) () -> Void = {}",
        "F": "@_spi(Experimental) import Testing",
        "G": "final class G { unowned(unsafe) var g: G? = nil }",
        "H": "func h() { for unsafe i in [1] { print(i) } }",
      ])

    #expect(
      output.contains(
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

        Turn 2, your refactoring: 3 of 3 tests pass
        """), "\(output)")
  }

  @Test func `words are refused in comments and texts as well`() async throws {
    let output = try await check(
      in: "YourRefactoring",
      [
        "A":
          "@`_silgen_name`(\"exit\") func d(_ code: Int32) -> Never\nlet b = \"b@c.de\" // not unsafe"
      ])

    #expect(
      output.contains(
        """
          \(work)/YourRefactoring/A.swift:1: `@_silgen_name` \(linking)
          \(work)/YourRefactoring/A.swift:2: `@c` \(linking)
          \(work)/YourRefactoring/A.swift:2: \(unsafe)
        """), "\(output)")
  }

  @Test func `imports come from a list`() async throws {
    let output = try await check(
      in: "YourTests",
      [
        "A": "import Glibc", "B": "import Testing;import/* */Glibc",
        "C": "import func Glibc.exit", "D": "@preconcurrency\nimport\nXCTest",
        "E": "#if canImport(Glibc)\n  import Glibc\n#else\n  import Darwin\n#endif",
      ])

    let tests = "tests here are written with Swift Testing: `import Testing`; "
    for (file, line, name, more) in [
      ("A", 1, "Glibc", ""), ("B", 1, "Glibc", ""), ("C", 1, "Glibc", ""),
      ("D", 3, "XCTest", tests), ("E", 1, "Glibc", ""),
    ] {
      #expect(
        output.contains(
          "\(work)/YourTests/\(file).swift:\(line): `import \(name)` is not allowed here: \(more)what can be"
            + " imported is AtTheDoor, Dispatch, Foundation, Observation, Platform, RegexBuilder, Swift,"
            + " Synchronization, Testing.\n"), "\(file) \(output)")
    }
    #expect(!output.contains("Darwin"))
  }

  @Test func `the refactoring knows no tests`() async throws {
    let output = try await check(
      in: "YourRefactoring", ["A": "import Foundation\nimport struct Testing.Test"])

    #expect(
      output.contains(
        "\(work)/YourRefactoring/A.swift:2: `import Testing` is not allowed here: what is in YourRefactoring"
          + " is the app's own code. Tests belong in YourTests.\n"), "\(output)")
    #expect(output.contains("Turn 1, your tests: 6 of 6 mutants killed"))
    #expect(output.contains("Turn 2, your refactoring: not judged"))
  }

  @Test(arguments: ["YourTests", "YourRefactoring"])
  func `what reaches outside is refused before any of it runs`(folder: String) async throws {
    let output = try await check(
      in: folder,
      [
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
      ])

    let advice = "Pass in what you need, or use the chapter's doubles."
    let files =
      "your code reads and writes no files itself. A test keeps temporary files of its own by"
      + " `FileManager.default.createFile` and `contents`; for the file of a database"
      + " `DocumentsFolder.current` is a folder that is deleted afterwards. \(advice)"
    for (line, said) in [
      ("A.swift:3: Foundation.FileManager", files),
      ("B.swift:2: Foundation.Data.init(contentsOf:)", files),
      ("C.swift:2: _exit", "of the C library your code calls only mathematics. \(advice)"),
      (
        "D.swift:1: CommandLine",
        "your code does not look at the process it runs in, and starts no others. \(advice)"
      ),
      (
        "E.swift:2: Foundation.ProcessInfo.environment",
        "your code does not look at the process it runs in, and starts no others. \(advice)"
      ),
      (
        "F.swift:2: Foundation.UserDefaults",
        "settings outlive the run and are shared by all that runs. \(advice)"
      ),
      (
        "G.swift:2: Foundation.NSClassFromString",
        "your code does not look up types by name. \(advice)"
      ),
      ("H.swift:2: Foundation.NSArray.write(toFile:)", files),
    ] {
      #expect(
        output.contains("  \(work)/\(folder)/\(line) is not allowed here: \(said)\n"),
        "\(line) \(output)")
    }
  }

  @Test func `what to write instead is said, and names of a library's own are refused`()
    async throws
  {
    let output = try await check(
      in: "YourTests",
      [
        "A": "import Foundation\nfunc a() { print(time(nil), random()) }",
        "B": "func b() -> String { _DebuggerSupport.stringForPrintObject(1) }",
      ])

    for (line, said) in [
      (
        "A.swift:2: time",
        "of the C library your code calls only mathematics. `Date()` tells the time, and `Calendar` its parts."
      ),
      (
        "A.swift:2: random",
        "of the C library your code calls only mathematics. Write `Int.random(in:)`, or pass in a generator."
      ),
      (
        "B.swift:1: _DebuggerSupport",
        "names of a library that begin with an underscore are the library's own. Pass in what you need, or use"
          + " the chapter's doubles."
      ),
    ] {
      #expect(
        output.contains("  \(work)/YourTests/\(line) is not allowed here: \(said)\n"), "\(output)")
    }
  }

  @Test func `an unsafe continuation is refused, and the checked one is named`() async throws {
    let output = try await check(
      in: "YourTests",
      ["A": "func a() async { await withUnsafeContinuation { $0.resume() } }"])

    #expect(output.contains("strings and classes. Write `withCheckedContinuation`."), "\(output)")
  }

  @Test func `pointers are an error of the compiler's, and what to do is said`() async throws {
    let output = try await check(
      in: "YourTests",
      [
        "A":
          "import Foundation\nnonisolated(unsafe) var a = 1\nfunc b() { a += 1; unsetenv(\"A\") }"
      ])

    #expect(
      output.contains("\(work)/YourTests/A.swift:3:20: error: expression uses unsafe constructs"),
      "\(output)")
    #expect(
      output.contains(
        "Pointers and raw memory are not allowed here, nor is the word `unsafe`: do it with arrays,"
          + " strings and classes."))
  }

  @Test func `a test may keep a temporary file of its own, and touches no other`() async throws {
    let output = try await check(
      in: "YourTests",
      [
        "A": """
        import Foundation
        import Testing
        @Suite struct FileTests {
          @Test func `its own`() throws {
            let all = FileManager.default.temporaryDirectory
            #expect(try FileManager.default.contentsOfDirectory(atPath: all.path).count >= 0)
            let folder = all.appending(path: UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            #expect(FileManager.default.fileExists(atPath: folder.path))
            let file = folder.appending(path: "a").path
            #expect(FileManager.default.createFile(atPath: file, contents: Data([1])))
            #expect(FileManager.default.contents(atPath: file) == Data([1]))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a"])
            try FileManager.default.removeItem(at: folder)
            #expect(!FileManager.default.fileExists(atPath: folder.path))
          }
          @Test(arguments: ["/etc/passwd", "..", "/tmp/../etc/passwd"])
          func `no other`(path: String) {
            #expect(!FileManager.default.fileExists(atPath: path))
            #expect(throws: (any Error).self) { try FileManager.default.removeItem(atPath: path) }
            #expect(FileManager.default.contents(atPath: path) == nil)
            #expect(!FileManager.default.createFile(atPath: path, contents: nil))
          }
        }
        """
      ])

    #expect(output.contains("Turn 1, your tests: 6 of 6 mutants killed"), "\(output)")
    #expect(!output.contains("wrong"), "\(output)")
  }

  @Test func `what else a file manager does is no error without a word`() async throws {
    let output = try await check(
      in: "YourTests",
      ["A": "import Foundation\nfunc a() { _ = FileManager.default.isReadableFile(atPath: \"/\") }"]
    )

    #expect(output.contains("has no member 'isReadableFile'"), "\(output)")
    #expect(
      output.contains(
        "Judged tests use FileManager for temporary files of their own and for nothing else:"))
  }

  @Test func `a chapter can allow what others do not`() async throws {
    try await Clone.use { clone in
      try clone.solve(chapter)
      try clone.allow("Glibc", "FileManager", "getpid", in: chapter)
      try clone.write(
        """
        import Foundation
        import Glibc
        func files() { print(FileManager.default.temporaryDirectory, getpid()) }
        """, to: "\(work)/YourTests/Files.swift")

      let outcome = try await clone.kata("check", "1")

      #expect(outcome.exitCode == 0, "\(outcome.output)")
    }
  }

  @Test func `nothing that was refused is kept, and grade refuses it too`() async throws {
    try await Clone.use { clone in
      try clone.solve(chapter)
      try clone.write(
        "import Foundation\nfunc a() { exit(0) }", to: "\(work)/YourRefactoring/A.swift")

      for _ in 0..<2 {
        let outcome = try await clone.kata("grade", ".", "--chapters", "1", "--format", "json")
        #expect(outcome.exitCode == 1)
        #expect(outcome.output.contains("YourRefactoring/A.swift:2: exit is not allowed here:"))
      }
      let run = try await clone.kata("run", "1", "yours")
      #expect(run.exitCode == 1)
      #expect(
        (run.output + run.errors).contains("YourRefactoring/A.swift:2: exit is not allowed here:"))
    }
  }

  @Test func `of more tests than are judged the first count`() async throws {
    let tests = (1...405).map { "@Test func t\($0)() {}\n" }.joined()

    let output = try await check(in: "YourTests", ["A": "import Testing\n" + tests])

    #expect(output.contains("Turn 1, your tests: 0 of 6 mutants killed"), "\(output)")
    #expect(
      output.contains("  ✘ 8 tests are not judged: a chapter judges the first 400 of 408\n"),
      "\(output)")
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
  func check(in folder: String, _ files: [String: String]) async throws -> String {
    try await Clone.use { clone in
      try clone.solve(chapter)
      for (name, text) in files {
        try clone.write(text, to: "\(work)/\(folder)/\(name).swift")
      }
      return try await clone.kata("check", "1").output
    }
  }
}
