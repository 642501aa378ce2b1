import Foundation
import Testing

@testable import Kata

/// Tests of workbooks with missing or unusual parts.
@Suite struct WorkbookTests {
  @Test(arguments: [
    ("Chapter(folder: \"01-One\"),", "6"), ("Chapter(folder:\"01-One\", languageMode:.v5)", "5"),
    ("Chapter(\n  folder: \"01-One\",\n  languageMode: .v6\n)", "6"),
    (".init(folder: \"01-One\")", "6"),
  ])
  func `a chapter is found however its line is laid out`(line: String, mode: String) throws {
    let chapters = try Chapter.named(
      inManifest: "let chapters = [\n  // Chapter(folder: \"00-Zero\"),\n  \(line)\n]",
      root: URL(filePath: "/"))

    #expect(chapters.map(\.id) == ["01-One"])
    #expect(chapters.map(\.languageMode) == [mode])
  }

  @Test func `kata compiles a chapter as Package.swift has SwiftPM do it`() async throws {
    try await Clone.use { clone in
      let outcome = try await Clone.run(
        URL(filePath: "/usr/bin/env"),
        [
          "swift", "package", "--scratch-path", clone.root.appending(path: "scratch").path,
          "dump-package",
        ], in: Clone.workbook)
      let package = try JSONDecoder().decode(Package.self, from: Data(outcome.output.utf8))
      let chapters = try Workbook.find(from: Clone.workbook).chapters
      try #require(!chapters.isEmpty)

      for chapter in chapters {
        for name in [chapter.module, "\(chapter.module)Tests", "\(chapter.module)YourTests"] {
          let target = try #require(package.targets.first { $0.name == name })
          #expect(target.compilerFlags == chapter.compilerFlags, "\(name)")
        }
      }
    }
  }

  // The name of a private type prints with the address of a descriptor, which differs between mutants.
  @Test func `learners find the untouched start`() throws {
    let chapters = try Workbook.find(from: Clone.workbook).chapters
    try #require(!chapters.isEmpty)

    for chapter in chapters {
      #expect(try LearnerProgress(of: chapter.work, in: chapter).isUntouched, "\(chapter.id)")
    }
  }

  @Test func `code that learners' tests run on has no private type`() throws {
    for chapter in try Workbook.find(from: Clone.workbook).chapters {
      let solution = try SourceTree(root: chapter.solution, folders: [Turn.refactoring.rawValue])
      for file in try chapter.code.files + solution.files {
        let text = try String(contentsOf: file, encoding: .utf8)
        let found = text.firstMatch(
          of: /\b(private|fileprivate)( \w+)* (struct|class|enum|actor|protocol) \w+/)
        #expect(found == nil, "\(file.path): \(found?.output.0 ?? "")")
      }
    }
  }

  @Test(arguments: [
    "Chapter(folder: \"01-One\", mode: five)", "Chapter(folder: \"01-One\", languageMode: newest)",
    "Chapter(folder: \"01-One\", forbidden: [\"Old\"])",
  ])
  func `a line that cannot be read is named, not passed over`(line: String) {
    let failure = #expect(throws: Failure.self) {
      try Chapter.named(inManifest: line, root: URL(filePath: "/"))
    }

    #expect(
      failure?.message == "kata cannot read what Package.swift says of the chapter 01-One. It reads"
        + " Chapter(folder: \"01-One\") and Chapter(folder: \"01-One\", languageMode: .v5)."
        + " Settings belong in Tests/01-One/chapter.json.")
  }

  @Test(arguments: ["Chapters/02-LightsOn", "Tests/02-LightsOn", "Solutions/02-LightsOn"])
  func `a folder that is gone is named, the other chapter judged`(path: String) async throws {
    try await Clone.use { clone in
      try clone.remove(path)
      let sentence = "The folder \(path) is missing. `git checkout HEAD -- \(path)` brings it back."

      for words in [[], ["list"], ["check", "2"], ["run", "2"], ["verify", "2"]] {
        let outcome = try await clone.kata(words)
        outcome.ends(3, errors: "kata: \(sentence)\n")
      }
      let other = try await clone.kata("check", "1")
      other.ends(1, showing: "0 of 9 points")
      let graded = try await clone.kata("grade", ".")
      graded.ends(3, output: "")
      #expect(graded.errors.hasSuffix("kata: \(sentence)\nNothing was graded.\n"))
    }
  }

  @Test(arguments: [
    "Tests/01-AtTheDoor/Mutants", "Tests/01-AtTheDoor/Variants",
    "Tests/01-AtTheDoor/Start/YourRefactoring", "Solutions/01-AtTheDoor/YourRefactoring",
    "Chapters/Platform", "Tests/Support",
  ])
  func `a part of the workbook that is gone is a failure of the grader`(path: String) async throws {
    try await Clone.use { clone in
      try clone.remove(path)

      let outcome = try await clone.kata("check", "1")

      #expect(outcome.exitCode == 3)
      #expect(
        outcome.errors.hasPrefix("kata: A part of the workbook is missing:")
          || outcome.errors.contains("\(path) cannot be read:"), "\(outcome.errors)")
    }
  }

  // MARK: - Fixtures

  /// The needed part of the output of `swift package dump-package`.
  struct Package: Decodable {
    let targets: [Target]

    struct Target: Decodable {
      let name: String
      let settings: [Setting]

      /// The compiler's flags for the settings.
      var compilerFlags: [String] {
        let words = [
          "swiftLanguageMode": "-swift-version", "defaultIsolation": "-default-isolation",
          "enableUpcomingFeature": "-enable-upcoming-feature",
        ]
        return settings.flatMap(\.kind).flatMap { [words[$0.key] ?? $0.key] + $0.value.words }
      }
    }

    struct Setting: Decodable { let kind: [String: Value] }

    /// One word, or several.
    struct Value: Decodable {
      let words: [String]

      init(from decoder: any Decoder) throws {
        let box = try decoder.container(keyedBy: Key.self)
        words =
          try (try? box.decode([String].self, forKey: ._0))
          ?? [box.decode(String.self, forKey: ._0)]
      }

      enum Key: CodingKey { case _0 }
    }
  }
}
