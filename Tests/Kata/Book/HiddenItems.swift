import Foundation

/// The mutants, variants and test files that a teacher keeps from learners.
struct HiddenItems: Sendable {
  private let names: Set<String>

  static let none = HiddenItems(names: [])

  private init(names: Set<String>) { self.names = names }

  /// Reads a file with an item a line, as in `1/the-sweep-is-skipped` or `01-SubclassAndOverride/TrashTests.swift`. A
  /// line that begins with `#` is a comment.
  ///
  /// - Throws: ``Failure`` if the file cannot be read, or names an item that a chapter does not have.
  init(at path: String, of chapters: [Chapter]) throws {
    let text: String
    do { text = try String(textOf: URL(filePath: path)) } catch let failure as Failure {
      throw Failure.usage("The hidden items cannot be read: \(failure.message)")
    }
    var names: Set<String> = []
    for (index, line) in text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#") { continue }
      let parts = line.split(separator: "/", maxSplits: 1).map(String.init)
      let chapter = chapters.first { $0.id == parts[0] || "\($0.number)" == parts[0] }
      guard let chapter, parts.count == 2, try Self.items(of: chapter).contains(parts[1]) else {
        throw Failure.usage(
          "Line \(index + 1) of \(Style.harmlessName(path)) names no mutant, variant or test file:"
            + " \(Style.harmlessName(line)). A line is a chapter and a name, as in"
            + " 1/name-of-a-mutant or 1/TrashTests.swift.")
      }
      names.insert("\(chapter.id)/\(parts[1])")
    }
    self.names = names
  }

  /// The names that a line may have for a chapter.
  private static func items(of chapter: Chapter) throws -> Set<String> {
    let plants = try SourceTree(diffsIn: chapter.suite).paths.map {
      URL(filePath: $0).deletingPathExtension().lastPathComponent
    }
    return Set(plants).union(try SourceTree(topLevelOf: chapter.suite).paths)
  }

  func contains(_ name: String, of chapterID: String) -> Bool {
    names.contains("\(chapterID)/\(name)")
  }
}
