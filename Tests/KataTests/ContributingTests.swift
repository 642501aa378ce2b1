import Foundation
import Testing

@testable import Kata

/// Tests of the pages for authors: their quotes are true, their links lead to files, and their commands exist.
@Suite struct ContributingTests {
  private static let pages = [
    "README.md", "Chapters/README.md", "Chapters/Commands.md", ".github/CONTRIBUTING.md",
    ".github/ISSUE_TEMPLATE/wrong-verdict.md", ".github/TEACHING.md",
  ]

  @Test func `the page for authors has at most 2,450 words`() throws {
    let words = try Self.text(".github/CONTRIBUTING.md").split(whereSeparator: \.isWhitespace)

    #expect(words.count <= 2_450)
  }

  @Test func `each kind of file is shown as it is in the workbook`() throws {
    let lesson = Lesson(text: try Self.text(".github/CONTRIBUTING.md"))
    let quotes = ["diff", "swift", "markdown"].flatMap(lesson.quotes)
    try #require(quotes.count >= 4)

    for quote in quotes {
      let file = Lesson.Quote.lines(of: try Self.text(quote.info))
      let part = Lesson.Quote(
        info: quote.info, lines: ["..."] + quote.lines + ["..."], place: quote.place)
      #expect(part.partMissing(in: file) == nil, "\(quote.info)")
    }
  }

  @Test(arguments: pages + TechniquePageTests.all.map { "Chapters/Techniques/\($0)" })
  func `links lead to files`(page: String) throws {
    let folder = Clone.workbook.appending(path: page).deletingLastPathComponent()
    for link in try Self.text(page).matches(of: /\]\((?<target>[^)#:]+)(#[^)]*)?\)/) {
      let target = folder.appending(path: String(link.target)).path
      #expect(FileManager.default.fileExists(atPath: target), "\(page): \(link.target)")
    }
  }

  @Test(arguments: pages)
  func `every command exists`(page: String) throws {
    for command in try Self.text(page).matches(of: /kata (?<word>[a-z]+)[ `\n]/) {
      // Some sentences begin with the program's name.
      if ["works", "itself", "calls", "plants", "needs", "on", "lists", "could"].contains(
        command.word)
      {
        continue
      }
      let names = Kata.commands.map { $0.name }
      #expect(names.contains(String(command.word)), "\(page): kata \(command.word)")
    }
  }

  @Test func `the hidden items of the page for teachers are there`() throws {
    let block = try Self.text(".github/TEACHING.md").matches(of: /(?m)^ {4}(?:# |\d+\/).*$/)
    try #require(block.count == 4)
    let file = URL.temporary("hide.txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try file.write(block.map { String($0.output) }.joined(separator: "\n"))

    let hidden = try HiddenItems(
      at: file.path, of: Workbook.find(from: Clone.workbook).chapters)

    #expect(hidden.contains("SnapshotTests.swift", of: "02-ProtocolInjection"))
  }

  @Test func `the judge's rooms are named from the ground up`() throws {
    let text = try Self.text(".github/CONTRIBUTING.md")
    let page = try #require(text.components(separatedBy: "## The judge, on one page").last)
    let rooms = page.matches(of: /(?m)^ {4}(\w+) {2,}\w/).map { String($0.output.1) }

    #expect(rooms == RoomTests.rooms)
  }

  @Test func `a report of a wrong verdict brings the verdict as JSON`() throws {
    let text = try Self.text(".github/ISSUE_TEMPLATE/wrong-verdict.md")

    #expect(text.hasPrefix("---\nname: "))
    let command = "swift run kata grade --format json --chapters N --output ../verdict.json .\n"
    #expect(text.contains("    " + command))
  }

  // MARK: - Fixtures

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Clone.workbook.appending(path: path), encoding: .utf8)
  }
}
