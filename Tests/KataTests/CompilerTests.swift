import Testing

@testable import Kata

/// Whether the code or the machine is to blame when a compiler fails.
@Suite struct CompilerTests {
  @Test(arguments: [
    "error: error opening output file 'A.o': No space left on device",
    "<unknown>:0: error: unable to open output file 'A.pcm': 'Read-only file system'",
    "ld.lld: error: cannot open output file tests: No space left on device",
    "LLVM ERROR: IO failure on output stream: Input/output error",
  ])
  func `a machine that cannot write is to blame itself`(line: String) {
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

  @Test func `what the macros' own code is blamed for beside a real error is left out`() {
    let error = "A.swift:5:18: error: sending value\n 5 | let a = b\n"
    let echo = "macro expansion @Test:17:26: error: '@const' value should be initialized\n 1 | x\n"

    #expect(Diagnostics.withoutEchoes(echo + error + echo) == error)
    #expect(Diagnostics.withoutEchoes(echo + echo) == echo + echo)
  }
}
