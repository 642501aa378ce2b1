import Foundation
import Testing

@testable import Kata

/// What makes `kata` ask the compiler about a file, and what does not.
@Suite struct SourceTextTests {
  @Test(arguments: [
    "unsafe", "let x = unsafe f()", "(unsafe)", "nonisolated (unsafe)", "nonisolated( unsafe)",
    "unowned(unsafe) var x", "nonisolated(unsafe", "\u{feff}unsafe x", "é.unsafe", "/**/unsafe/**/",
    "@_cdecl", "@ _cdecl", "@\n_cdecl", "@/**/_cdecl", "@`_cdecl`", "@c func f()", "@used", "@",
    "@é",
    "@\u{301}c", "nonisolated(unsafe) let a = 1, b = unsafe c",
  ])
  func `what may be refused is looked at`(text: String) {
    #expect(SourceText(Data(text.utf8)).needsParser)
  }

  @Test(arguments: [
    "nonisolated(unsafe) var x", "withUnsafe", "unsafely", "notunsafe", "unsafe_", "_unsafe1",
    "@MainActor @Test(.tags(.a)) @testable @Sendable @cold @used2 @escaping", "", "a", "un safe",
  ])
  func `what cannot be is not`(text: String) {
    #expect(!SourceText(Data(text.utf8)).needsParser)
  }

  @Test(arguments: [
    "import Glibc", "import  Foundation2", "import/**/Foundation", "import\nFoundation",
    ";import A",
    "import func Glibc.exit", "import class\nFoundation.A", "we import things",
    "import `Foundation`",
    "import Foundation/**/.A", "import", "import Foundation\u{301}", "@x import func.Foundation",
  ])
  func `an import that may not be in the list is looked at`(text: String) {
    #expect(SourceText(Data(text.utf8)).mayImport(otherThan: ["Foundation"]))
  }

  @Test(arguments: [
    "import Foundation", "\timport Foundation\r\n", "import struct Foundation.Date;",
    "@testable import\tFoundation // so", "important", "reimport", "import_", "func imports()",
  ])
  func `an import of the list is not`(text: String) {
    #expect(!SourceText(Data(text.utf8)).mayImport(otherThan: ["Foundation"]))
  }

  @Test func `lines and columns are counted as the compiler counts them`() {
    let text = SourceText(Data("é\n  @`name` x\n".utf8))

    #expect(text.place(line: 2, column: 4) == 6)
    #expect(text.name(at: 5) == "name")
    #expect(text.line(of: "x") == 2)
    #expect(text.line(of: "nam") == nil)
    #expect(text.place(line: 9, column: 1) == nil)
    #expect(text.place(line: 2, column: 90) == nil)
  }

  @Test func `only uses of shared variables are explained away`() {
    let error = "a.swift:1:2: error: expression uses unsafe constructs but is not marked\n"
    let shared = "a.swift:1:2: note: reference to nonisolated(unsafe) var 'a' is unsafe in\n"
    let pointer = "a.swift:1:2: note: reference to unsafe global function 'unsafeBitCast'\n"

    #expect(SharedVariables.explain(error + shared + "  code\n" + error + shared + shared))
    for text in [
      "", error, error + pointer, error + shared + pointer, error + shared + error,
      error + error + shared, error + shared + "a.swift:1:1: error: cannot find 'a'\n" + shared,
    ] {
      #expect(!SharedVariables.explain(text), "\(text)")
    }
  }
}
