import Foundation
import Testing

@testable import Kata

/// Tests whether a compiler's failure is the code's fault or the machine's.
@Suite struct CompilerTests {
  @Test(arguments: [
    "error: error opening output file 'A.o': No space left on device",
    "<unknown>:0: error: unable to open output file 'A.pcm': 'Read-only file system'",
    "ld.lld: error: cannot open output file tests: No space left on device",
    "LLVM ERROR: IO failure on output stream: Input/output error",
  ])
  func `a machine that cannot write is under suspicion`(line: String) {
    #expect(Compiler.cause(in: "A.swift:1:1: warning: no\n\(line)\n") == line)
  }

  @Test(arguments: [
    "A.swift:1:8: error: No space left on device",
    "A.swift:1:8: error: x\nerror: No space left on device",
    " 1 | #error(\"error: No space left on device\")",
    "ld.lld: error: undefined symbol: a", "<unknown>:0: error: circular reference", "",
  ])
  func `all else is about the code`(line: String) {
    #expect(Compiler.cause(in: line) == nil)
  }

  @Test func `where an innocent program can be built, the machine is not to blame`() async throws {
    try await Clone.use { clone in
      let folder = clone.root.appending(path: "100 %20 objects")
      try folder.makeFolder()
      let toolchain = try Toolchain.find()
      let compiler = Compiler(
        toolchain: toolchain, recipe: try await Recipe(of: toolchain, kata: "", folder: clone.root),
        moduleMap: clone.root.appending(path: "Chapters/CSQLite/module.modulemap"),
        moduleCache: nil)

      try await compiler.requireMachine(for: folder, suspecting: "words of a submission")

      #expect(try FileKind.names(in: folder) == [])
      let failure = await #expect(throws: Failure.self) {
        try await compiler.requireMachine(
          for: URL(filePath: "/proc"), suspecting: "No space left on device.")
      }
      #expect(failure?.exitCode == .graderFailed)
    }
  }

  @Test func `what the macros' own code is blamed for beside a real error is left out`() {
    let error = "A.swift:5:18: error: sending value\n 5 | let a = b\n"
    let echo = "macro expansion @Test:17:26: error: '@const' value should be initialized\n 1 | x\n"

    #expect(Diagnostics.withoutEchoes(echo + error + echo) == error)
    #expect(Diagnostics.withoutEchoes(echo + echo) == echo + echo)
  }
}
