import Foundation
import Testing

@testable import Kata

/// Tests of the workbook's first page: its ten minutes go as they are told, and its table is right.
@Suite(.warm) struct ReadmeTests {
  @Test func `the ten minutes go as they are told, and leave nothing behind`() async throws {
    let parts = try Self.page().text.components(separatedBy: "\n## ")
    let story = try #require(parts.first { $0.hasPrefix("Ten minutes\n") })

    try await Clone.useWorkbook { clone in
      let before = try clone.contents()
      let count = try await Self.play(story, in: clone)

      #expect(count.commands == 5)
      #expect(count.outputs == 3)
      #expect(try clone.contents() == before)
    }
  }

  @Test func `the table has each chapter, and its minutes`() throws {
    let page = try Self.page().text

    for chapter in try Workbook.find(from: Clone.workbook).chapters {
      let minutes = Lesson(of: chapter).minutes
      let cell = "| [\(chapter.title)](\(chapter.workPath)/README.md), \(minutes) |"
      #expect(page.contains(cell))
    }
  }

  @Test func `the page has at most 900 words, without blocks of code and tables' bars`() throws {
    let parts = try Self.page().text.components(separatedBy: "\n```").enumerated()
    let words = parts.filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
      .split { $0.isWhitespace || $0 == "|" }

    #expect(words.count <= 900)
  }

  // MARK: - Fixtures

  private static func page() throws -> Lesson {
    let file = Clone.workbook.appending(path: "README.md")
    return Lesson(text: try String(contentsOf: file, encoding: .utf8))
  }

  /// Runs a page's commands, writes its new files, and compares its outputs with those of the commands above them.
  private static func play(
    _ story: String, in clone: Clone
  ) async throws -> (commands: Int, outputs: Int) {
    var played = ""
    var output: [Substring] = []
    var count = (commands: 0, outputs: 0)
    // Each second part is a block of code.
    for (index, part) in story.components(separatedBy: "```").enumerated() {
      guard index.isMultiple(of: 2) else {
        let language = String(part.prefix { $0 != " " })
        let quote = try #require(Lesson(text: "\n```\(part)```\n").quotes(language).first)
        if let lines = quote.fresh(in: clone.root) {
          #expect(lines == quote.lines)
        } else if let path = quote.path {
          try clone.write(quote.lines.joined(separator: "\n") + "\n", to: String(path))
        } else {
          #expect(played == "swift run kata \(quote.info)")
          #expect(quote.partMissing(in: output) == nil, "\(output.joined(separator: "\n"))")
          count.outputs += 1
        }
        continue
      }
      for command in part.matches(of: /(?m)^ {4}(\S.*)$/) {
        played = String(command.output.1)
        count.commands += 1
        let words = played.split(separator: " ").map(String.init)
        if words[0] == "rm" {
          try clone.remove(words[1])
        } else {
          try #require(words.starts(with: ["swift", "run", "kata"]))
          output = Lesson.Quote.lines(of: try await clone.kata(Array(words.dropFirst(3))).output)
        }
      }
    }
    return count
  }
}
