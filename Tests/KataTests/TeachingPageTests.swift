import Foundation
import Testing

@testable import Kata

/// Tests that the teachers' pages name mutants, variants and tests that exist, and answer each question.
@Suite struct TeachingPageTests {
  private static let chapters = (try? Workbook.find(from: Clone.workbook).chapters) ?? []

  @Test(arguments: chapters)
  func `the named mutants, variants and tests are in the chapter`(chapter: Chapter) throws {
    let page = try Self.page(of: chapter)
    let plants = Set(try (chapter.mutants + chapter.variants).map(\.id))
    let suite = try SourceTree(topLevelOf: chapter.suite).files.map {
      try String(contentsOf: $0, encoding: .utf8)
    }.joined()
    let named = page.matches(of: /`([a-z0-9]+(?:-[a-z0-9]+)+)`/).map { String($0.output.1) }
    let rows = page.components(separatedBy: "\n").filter { $0.hasPrefix("| ") }.joined()
    let tests = rows.matches(of: /"([^"]+)"/).map { String($0.output.1) }

    #expect(named.count > 3 && !tests.isEmpty)
    #expect(named.filter { !plants.contains($0) } == [])
    #expect(tests.filter { !suite.contains("func `\($0)`") } == [])
  }

  @Test(arguments: chapters)
  func `the board has five lines, and each question an answer`(chapter: Chapter) throws {
    let page = try Self.page(of: chapter)
    func items(below heading: String) -> Int {
      let rest = page.components(separatedBy: "**\(heading)**").dropFirst().first ?? ""
      let part = rest.components(separatedBy: "\n**").first ?? ""
      return part.matches(of: #/(?m)^\d+\. /#).count
    }

    #expect(items(below: "On the board") == 5)
    #expect(items(below: "Questions for the debrief") > 3)
    #expect(
      items(below: "Questions for the debrief")
        == items(below: "Answers to the debrief's questions"))
  }

  private static func page(of chapter: Chapter) throws -> String {
    try String(contentsOf: chapter.suite.appending(path: "TEACHING.md"), encoding: .utf8)
  }
}
