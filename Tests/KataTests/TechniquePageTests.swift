import Foundation
import Testing

@testable import Kata

/// Tests of the pages on techniques: their quotes and errors are real, and a chapter leads to each.
@Suite struct TechniquePageTests {
  private static let chapters = (try? Workbook.find(from: Clone.workbook).chapters) ?? []
  private static let folder = Clone.workbook.appending(path: "Chapters/Techniques")
  static let all =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
  /// The pages with a technique each.
  private static let names = all.filter { $0 != "README.md" }

  @Test func `each page is linked from the chapter that it names, and from the README`() throws {
    let readme = try String(
      contentsOf: Clone.workbook.appending(path: "README.md"), encoding: .utf8)
    let linked = Self.chapters.flatMap { chapter in
      Lesson(of: chapter).techniques.map { (page: $0, chapter: chapter) }
    }

    #expect(Set(linked.map(\.page)) == Set(Self.names.map { "Chapters/Techniques/\($0)" }))
    for (page, chapter) in linked {
      #expect(readme.contains("](\(page))"), "\(page)")
      let text = try String(contentsOf: Clone.workbook.appending(path: page), encoding: .utf8)
      #expect(text.contains("](../\(chapter.id)/README.md)"), "\(page)")
    }
  }

  @Test(arguments: names) func `quoted code stands in its file`(name: String) throws {
    let quotes = try Self.page(name).quotes("swift")

    #expect(quotes.count > 1)
    for quote in quotes {
      #expect(quote.fresh(in: Self.folder) == quote.lines, "\(quote.info)")
      // A learner changes these, and runs this test.
      #expect(!quote.info.contains(/Chapters\/.*\/Your|^\.\.\/\d.*\/Your/), "\(quote.info)")
    }
  }

  @Test(arguments: all) func `the compiler says what the page quotes`(name: String) async throws {
    let quoted = try Self.page(name).text.matches(of: /`(error: [^`]+)`/).map {
      String($0.output.1)
    }
    let samples = Clone.workbook.appending(path: "Tests/Techniques")
    let files = try FileManager.default.contentsOfDirectory(atPath: samples.path)
      .filter { $0.wholeMatch(of: try Regex("\(name.dropLast(3))(-\\d)?\\.swift")) != nil }
    var said: Set<String> = []
    for file in files {
      let outcome = try await Clone.run(
        Toolchain.program("swiftc"),
        ["-typecheck", "-swift-version", "6", "-default-isolation", "MainActor"]
          + ["-parse-as-library", samples.appending(path: file).path], in: samples)
      // Some errors begin with two blanks.
      said.formUnion(
        outcome.errors.matches(of: /(?m)^\/.*?:\d+:\d+: error: +(?<text>.*)$/)
          .map { "error: \($0.text)" })
    }

    #expect(quoted.count > 2)
    #expect(quoted.filter { !said.contains($0) } == [])
  }

  private static func page(_ name: String) throws -> Lesson {
    Lesson(text: try String(contentsOf: folder.appending(path: name), encoding: .utf8))
  }
}
