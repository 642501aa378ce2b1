import Foundation
import Testing

@testable import Kata

/// Tests of the words that are refused everywhere, and of the files whose imports the compiler must list.
@Suite struct SourceTextTests {
  @Test(arguments: [
    "unsafe", "let x = unsafe f()", "(unsafe)", "nonisolated (unsafe)", "nonisolated( unsafe)",
    "unowned(unsafe) var x", "nonisolated(unsafe", "\u{feff}unsafe x", "é.unsafe", "/**/unsafe/**/",
    "// unsafe", "\"unsafe\"", "`unsafe`", "nonisolated(unsafe) let a = 1, b = unsafe c",
  ])
  func `the word unsafe is found`(text: String) {
    #expect(SourceText(Data(text.utf8)).unsafeWords.map(\.text) == ["the word `unsafe`"])
  }

  @Test(arguments: [
    ("@_cdecl", "`@_cdecl`"), ("@ _cdecl", "`@_cdecl`"), ("@\n_cdecl", "`@_cdecl`"),
    ("@`_cdecl`", "`@_cdecl`"),
    ("@\u{a0}_cdecl", "`@_cdecl`"), ("@\0\t`_cdecl`", "`@_cdecl`"), ("@_", "`@_`"),
    ("@_é", "`@_é`"),
    ("@c func f()", "`@c`"), ("@c\u{a0}func f()", "`@c`"), ("@used", "`@used`"),
    ("\"b@c.de\"", "`@c`"),
    ("// @section(\"mine\")", "`@section`"), ("@/**/_cdecl", "`@` before a comment"),
    ("@ // so\n_cdecl", "`@` before a comment"),
  ])
  func `an attribute that is refused is found`(text: String, word: String) {
    #expect(SourceText(Data(text.utf8)).refusedAttributes.map(\.text) == [word])
  }

  @Test(arguments: [
    "nonisolated(unsafe) var x", "withUnsafe", "unsafely", "notunsafe", "unsafe_", "_unsafe1",
    "@MainActor @Test(.tags(.a)) @testable @Sendable @cold @used2 @escaping", "", "a", "un safe",
    "@", "@é", "@Übung", "@cé", "@c\u{301}", "a@b.de", "split(separator: \"@\")",
    "#if DEBUG\n\"@\"\n#endif",
    "nonisolated(unsafe)",
  ])
  func `what only looks like it is not`(text: String) {
    let text = SourceText(Data(text.utf8))

    #expect(text.unsafeWords == [])
    #expect(text.refusedAttributes == [])
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

  @Test func `lines are counted in bytes, as the compiler counts`() throws {
    let text = SourceText(Data("é\n  @ _name x\n".utf8))

    let place = try #require(text.refusedAttributes.first).place
    #expect(text.lines(at: [place, 0]) == [0: 1, place: 2])
    #expect(text.line(of: "x") == 2)
    #expect(text.line(of: "nam") == nil)
  }

  @Test func `only uses of shared variables are explained away`() {
    let error = "a.swift:1:2: error: expression uses unsafe constructs but is not marked\n"
    let shared = "a.swift:1:2: note: reference to nonisolated(unsafe) var 'a' is unsafe in\n"
    let pointer = "a.swift:1:2: note: reference to unsafe global function 'unsafeBitCast'\n"

    #expect(explains(error + shared + "  code\n" + error + shared + shared))
    let made = "/tmp/swift-generated-sources/@__swiftmacro_1M_.swift:1:32: note: reference to"
    let expanded = "a.swift:1:2: note: in expansion of macro 'expect' here\n"
    #expect(explains(error + made + " nonisolated(unsafe) var 'a' is unsafe in\n" + expanded))
    #expect(!explains(error + made + " unsafe type 'P'\n" + expanded))
    let warnsLess = "a.swift:1:2: error: '@preconcurrency' import is not memory-safe because\n"
    #expect(explains(warnsLess + error + shared))
    for text in [
      "", error, error + pointer, error + shared + pointer, error + shared + error,
      error + error + shared, error + shared + "a.swift:1:1: error: cannot find 'a'\n" + shared,
      error.replacing("a.", with: "b."), error + shared.replacing("a.", with: "b."),
      error + shared + "x: note: reference to nonisolated(unsafe) :1:2: note: of a pointer",
      error + "a.swift:1:2: note: reference to let 'x: note: reference to nonisolated(unsafe) '\n",
    ] { #expect(!explains(text), "\(text)") }
  }

  private func explains(_ text: String) -> Bool { SharedVariables.explain(text, of: "a.swift") }
}
