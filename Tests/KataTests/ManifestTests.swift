import Foundation
import Testing

@testable import Kata

/// Tests of a chapter's line in `Package.swift`, and of the names that a chapter can have.
@Suite struct ManifestTests {
  @Test(arguments: [
    (
      "02-Two", "  Chapter(folder: \"01-One\"),\n  Chapter(folder: \"03-Three\"),\n",
      "  Chapter(folder: \"01-One\"),\n  Chapter(folder: \"02-Two\"),\n  Chapter(folder: \"03-Three\"),\n"
    ),
    (
      "01-One", "  Chapter(folder: \"03-Three\"),\n",
      "  Chapter(folder: \"01-One\"),\n  Chapter(folder: \"03-Three\"),\n"
    ),
    (
      "04-Four",
      "  Chapter(\n    folder: \"03-Three\", languageMode: .v5\n  )\n",
      "  Chapter(\n    folder: \"03-Three\", languageMode: .v5\n  ),\n  Chapter(folder: \"04-Four\"),\n"
    ),
    ("01-One", "", "  Chapter(folder: \"01-One\"),\n"),
  ])
  func `a line is added in the order of the numbers`(id: String, old: String, new: String) throws {
    try withManifest("let chapters = [\n\(old)]\n") { root in
      let longer = try ManifestEditor(of: root).adding(id, root: root)

      #expect(longer == "let chapters = [\n\(new)]\n")
    }
  }

  @Test func `a chapter's language mode is read, left out or not`() throws {
    let text = """
      let chapters = [
        Chapter(folder: "01-One"),
        Chapter(folder: "02-Two", languageMode: .v5),
        Chapter(
          folder: "03-Three"
        ),
      ]
      """

    let chapters = try Chapter.named(inManifest: text, root: URL(filePath: "/"))

    #expect(chapters.map(\.languageMode) == ["6", "5", "6"])
  }

  @Test func `each chapter's technique is a short line, wherever the lesson breaks it`() throws {
    let techniques = try Workbook.find(from: Clone.workbook).chapters.map(\.technique)

    #expect(techniques.first == "Subclass and Override Method")
    #expect(techniques.filter { !(10...90).contains($0.count) || $0.contains("minutes") } == [])
  }

  @Test func `a chapter's settings are read, each left out or not`() async throws {
    let settings = try await settings(
      "{\"allows\": [\"URL\", \"Pipe.read\"], \"scenes\": [\"poem\", \"song\"], \"screens\": [\"edit\"],"
        + " \"smallEdit\": {\"file\": \"A.swift\", \"added\": 2, \"removed\": 1},"
        + " \"ownLog\": {\"step\": \"replay\", \"mark\": \"play \"}}")

    #expect(settings.allows == ["URL", "Pipe.read"] && settings.forbids == [])
    #expect(settings.scenes == ["poem", "song"] && settings.screens == ["edit"])
    #expect(settings.smallEdit == SmallEdit(file: "A.swift", added: 2, removed: 1))
    #expect(settings.ownLog == OwnLog(step: "replay", mark: "play "))
  }

  @Test(arguments: [
    (
      "{\"forbid\": []}",
      "says \"forbid\", and kata knows allows, forbids, shell, scenes, screens, smallEdit, ownLog."
    ),
    ("{\"scenes\": \"poem\"}", "cannot be read: at \"scenes\": Expected to decode Array"),
    ("{\"smallEdit\": {\"file\": \"A.swift\"}}", "cannot be read: at \"smallEdit\": No value"),
    ("{\"scenes\": [\"poem\"}", "cannot be read: "),
  ])
  func `a typing mistake in the settings is told`(text: String, words: String) async throws {
    let failure = await #expect(throws: Failure.self) { try await settings(text) }

    #expect(
      failure?.message.contains("/chapter.json \(words)") == true, "\(failure?.message ?? "")")
  }

  @Test func `in a column of chapters the units stand below each other`() throws {
    let text = "let chapters = [Chapter(folder: \"09-Nine\"), Chapter(folder: \"10-Ten\")]"

    let chapters = try Chapter.named(inManifest: text, root: URL(filePath: "/"))

    #expect(chapters.map { $0.number(inColumnOf: chapters) } == [" 9", "10"])
    #expect(chapters[0].number(inColumnOf: [chapters[0]]) == "9")
  }

  @Test(arguments: [
    "let chapters = makeChapters()\n",
    "let chapters = [\n  Chapter(folder: \"03-Three\"),\n  Chapter(folder: \"01-One\"),\n]\n",
  ])
  func `a manifest without a place for a line is left alone`(text: String) throws {
    try withManifest(text) { root in
      let failure = #expect(throws: Failure.self) {
        try ManifestEditor(of: root).adding("02-Two", root: root)
      }

      #expect(
        failure?.message
          == "kata finds no place for 02-Two in Package.swift: it looks for `let chapters = [` and"
          + " chapters in the order of their numbers. Nothing was changed.")
    }
  }

  @Test(arguments: [
    ("7-Recording", "is none."), ("07-recording", "is none."), ("07Recording", "is none."),
    ("07-Re cording", "is none."), ("07-", "is none."), ("00-Zero", "is none."),
    ("07-../x", "is none."), ("", "is none."), ("007-Bond", "is none."),
    ("06-More", "Chapter 6 is 06-UseCases. The first number that is free is 7."),
    ("07-Usecases", "UseCases is the name of another module."),
    ("07-UseCasesTests", "UseCasesTests is the name of another module."),
    ("07-Platform", "Platform is the name of another module."),
    ("07-Testing", "Testing is the name of another module."),
    ("07-NewsDot", "has a type NewsDot, and no type may bear its module's name."),
  ])
  func `a name that cannot be a chapter's is refused in a sentence`(id: String, words: String)
    throws
  {
    let workbook = try Workbook.find(from: Clone.workbook)
    // The planned chapters have names of their own.
    let known = workbook.chapters.filter { $0.number <= 6 }

    let failure = try #require(throws: Failure.self) {
      try ChapterName(chapters: known).requireNew(
        Chapter(id: id, languageMode: "6", root: workbook.root),
        beside: Template(of: workbook.root).types)
    }

    #expect(failure.exitCode == .wrongUsage)
    #expect(failure.message.contains(words), "\(failure.message)")
  }

  @Test func `each file of a new chapter says what to replace`() throws {
    let root = URL.temporary("New")
    defer { try? FileManager.default.removeItem(at: root) }
    let chapter = Chapter(id: "12-Later", languageMode: "6", root: root)

    let count = try Template(of: Clone.workbook).write(chapter, to: root)

    let paths = try #require(FileManager.default.subpaths(atPath: root.path))
      .filter { FileKind(of: root.appending(path: $0)) == .file }
    #expect(paths.count == count)
    for path in paths {
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      #expect(!text.contains(/NewChapter|\b00\b/), "\(path)")
      // This file is the same in every chapter.
      if path.hasSuffix("Program/JotterApp.swift") { continue }
      #expect(text.contains(Template.mark), "\(path)")
    }
  }

  // MARK: - Fixtures

  private func settings(_ text: String) async throws -> ChapterSettings {
    try await URL.useFolder("suite") { suite in
      try suite.appending(path: ChapterSettings.fileName).write(text)
      return try ChapterSettings(of: suite)
    }
  }

  private func withManifest(_ text: String, _ body: (URL) throws -> Void) throws {
    let root = URL.temporary("New")
    defer { try? FileManager.default.removeItem(at: root) }
    try root.appending(path: "Package.swift").write(text)
    try body(root)
  }
}
