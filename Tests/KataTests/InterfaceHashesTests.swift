import Foundation
import Testing

@testable import Kata

/// Tests when another file of a module must be compiled again.
@Suite struct InterfaceHashesTests {
  private static let source = """
    struct A {
      let a = 1
      func b(_ c: Int = 1) -> Int { [c].count }
    }

    """

  @Test(arguments: [
    ("{ [c]", "{ [c, 2, 3]"), ("{ [c]", "{ [c.twice]"), ("{ [c]", "{\n  // A comment.\n  [c]"),
    ("}\n", "}\n\n"),
  ])
  func `the body of a function is no part of the interface`(old: String, new: String) async throws {
    let hashes = try await Self.hashes(of: [Self.source, Self.source.replacing(old, with: new)])

    #expect(hashes[0] != nil)
    #expect(hashes[0] == hashes[1])
  }

  @Test(arguments: [
    ("let a = 1", "let a = 2"), ("Int = 1", "Int = 2"), ("(_ c: Int", "(c: Int"),
    ("let", "private let d = 1\n  let"), ("struct", "private let d = 1\nstruct"),
    ("struct", "import Foundation\nstruct"), ("let", "var"),
  ])
  func `all else is`(old: String, new: String) async throws {
    let hashes = try await Self.hashes(of: [Self.source, Self.source.replacing(old, with: new)])

    #expect(hashes[1] != nil)
    #expect(hashes[0] != hashes[1])
  }

  private static func hashes(of sources: [String]) async throws -> [InterfaceHashes?] {
    try await URL.useFolder("interfaces") { root in
      let toolchain = try Toolchain.find()
      let compiler = Compiler(
        toolchain: toolchain, recipe: try await Recipe(of: toolchain, kata: "", folder: root),
        moduleMap: Clone.workbook.appending(path: "Chapters/CSQLite/module.modulemap"),
        moduleCache: nil)
      return try await sources.enumerated().map { ($0, $1) }.inOrder { number, source in
        let folder = root.appending(path: "\(number)")
        try folder.appending(path: "A.swift").write(source)
        try folder.appending(path: "B.swift").write(
          "extension Int { var twice: Int { 2 * self } }\n")
        let module = Compiler.Module(
          name: "A", flags: [], directory: folder, sources: ["A.swift", "B.swift"],
          hashesInterfaces: true)
        try await compiler.compile(["A.swift"], of: module, to: folder)
        return InterfaceHashes(ofSource: "A.swift", in: folder)
      }
    }
  }
}
