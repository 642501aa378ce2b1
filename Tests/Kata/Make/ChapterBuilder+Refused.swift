import Foundation

/// Judges a learner's tests without those that hold refused code.
extension ChapterBuilder {
  /// A builder for a copy of the submission without the tests in which lines were refused, and these tests, with what
  /// was refused in each. Nil if nothing was refused, or if a refused line is in no test.
  func withoutTests(refusedIn diagnostics: Diagnostics) async throws -> (
    ChapterBuilder, [TestRecord]
  )? {
    let lines = diagnostics.refused
    let turn = "\(Turn.tests.rawValue)/"
    guard !lines.isEmpty, lines.allSatisfy({ $0.path.hasPrefix(turn) }) else { return nil }
    let copy = try store.temporaryFolder()
    let work = copy.place.appending(path: chapter.id)
    for turn in Turn.allCases { try snapshot.sources(turn).copy(to: work) }
    var refused: [TestRecord] = []
    for (path, lines) in Dictionary(grouping: lines, by: \.path) {
      let file = work.appending(path: path)
      var bytes = try Array(Data(contentsOf: file))
      let tests = try await tests(in: path, of: work)
      for line in lines {
        guard let number = line.line,
          let test = tests.first(where: { $0.lines.contains(number) })
        else { return nil }
        for place in test.bytes where bytes[place] != UInt8(ascii: "\n") {
          bytes[place] = UInt8(ascii: " ")
        }
        var record = TestRecord(
          id: "refused/\(test.name)/\(path):\(number):1", name: test.name, path: path, line: number)
        record.findings = [Finding(text: line.sentence)]
        if !refused.contains(where: { $0.name == record.name && $0.path == path }) {
          refused.append(record)
        }
      }
      try Data(bytes).write(to: file)
    }
    var submission = Submission(root: copy.place)
    submission.includesAttempts = true
    return try await (
      ChapterBuilder(
        workbench, chapter, of: submission, within: allowance, planting: mutants), refused
    )
  }

  /// A test function in the text of a file.
  private struct TestFunction {
    let name: String
    /// The places from its first attribute to its last bracket.
    let bytes: Range<Int>
    /// Its lines, from 1.
    let lines: Range<Int>
  }

  /// The test functions in a file, by the compiler's parser; none if it cannot read the file.
  private func tests(in path: String, of folder: URL) async throws -> [TestFunction] {
    let compiler = learnersCompiler
    var process = compiler.toolchain.process(
      [compiler.recipe.frontend, "-frontend", "-dump-parse", "-dump-ast-format", "json", path],
      in: folder)
    process.keepsErrorsApart = true
    process.outputLimit = 50_000_000
    process.limits = compiler.recipe.host.system.compilerLimits
    let output = Data(try await process.run().output.utf8)
    let text = try Data(contentsOf: folder.appending(path: path))
    let tree = try? JSONDecoder().decode(Declaration.self, from: output)
    return tree.map { $0.all.compactMap { $0.test(in: text) } } ?? []
  }

  /// A declaration in the compiler's JSON, as far as it is read.
  private struct Declaration: Decodable {
    struct Places: Decodable {
      let start, end: Int
    }
    struct Attribute: Decodable { let range: Places? }
    struct Name: Decodable {
      struct Base: Decodable { let name: String? }
      let base: Base?
      private enum CodingKeys: String, CodingKey { case base = "base_name" }
    }

    let range: Places?
    let name: Name?
    let attrs: [Attribute]?
    let items, members: [Declaration]?

    /// The declaration, and those in it.
    var all: [Declaration] { [self] + ((items ?? []) + (members ?? [])).flatMap(\.all) }

    func test(in text: Data) -> TestFunction? {
      let attributes = (attrs ?? []).compactMap(\.range?.start)
      guard let range, let name = name?.base?.name, let start = attributes.min(),
        start < range.start, range.end < text.count,
        attributes.contains(where: { text.dropFirst($0).starts(with: Data("@Test".utf8)) })
      else { return nil }
      let bytes = start..<range.end + 1
      let line = 1 + text[..<start].count { $0 == UInt8(ascii: "\n") }
      return TestFunction(
        name: name.contains(" ") ? name : name + "()", bytes: bytes,
        lines: line..<line + 1 + text[bytes].count { $0 == UInt8(ascii: "\n") })
    }
  }
}
