import Foundation
import Testing

/// Every lesson keeps what a lesson promises: quotes that are true, links that lead somewhere, hints.
@Suite struct LessonTests {
  @Test(arguments: Clone.chapters)
  func `quoted code stands in the file it is quoted from`(chapter: String) throws {
    let lesson = try read("Chapters/\(chapter)/README.md")
    let quotes = lesson.matches(of: /(?m)^```swift (?<path>\S+)\n(?<code>(?:.*\n)*?)```$/)

    #expect(!quotes.isEmpty)
    for quote in quotes {
      let source = try read("Chapters/\(chapter)/\(quote.path)")
      #expect(source.contains(quote.code), "not in \(quote.path):\n\(quote.code)")
    }
  }

  @Test(arguments: Clone.chapters.map { "Chapters/\($0)/README.md" } + ["README.md"])
  func `every link leads to a file`(path: String) throws {
    let folder = Clone.workbook.appending(path: path).deletingLastPathComponent()

    for link in try read(path).matches(of: /\]\((?<target>[^)#:]+)\)/) {
      let target = folder.appending(path: String(link.target))
      #expect(FileManager.default.fileExists(atPath: target.path), "\(link.target) in \(path)")
    }
  }

  @Test(arguments: Clone.chapters)
  func `a lesson has at most 1,500 words`(chapter: String) throws {
    let words = try read("Chapters/\(chapter)/README.md").split(whereSeparator: \.isWhitespace)

    #expect(words.count <= 1_500)
  }

  @Test(arguments: Clone.chapters)
  func `a lesson says why the legacy code cannot be tested, and asks the six questions`(
    chapter: String
  ) throws {
    let lesson = try read("Chapters/\(chapter)/README.md").replacing(/\s+/, with: " ")

    #expect(lesson.contains("## Why can't I test this?"))
    for question in [
      "What problem are you trying to solve?", "What does the current situation look like?",
      "What do I want to test?", "How do I want to test it?", "Does this increase my confidence?",
      "Where do I start?",
    ] {
      #expect(lesson.contains(question))
    }
  }

  @Test(arguments: Clone.chapters)
  func `every test a learner must make pass has hints, and every hint has its test`(
    chapter: String
  ) throws {
    let graded = Clone.names(in: "Tests/\(chapter)").filter { $0.hasSuffix(".swift") }
      .compactMap { try? read("Tests/\(chapter)/\($0)") }
      .filter { $0.contains(".knownUntil(started)") }
      .flatMap { $0.matches(of: /func `(.+?)`\(/).map { String($0.output.1) } }
    let hinted = try read("Chapters/\(chapter)/Hints.md").split(separator: "\n## ").dropFirst()
      .filter { $0.contains("\n1. ") }.map { String($0.prefix { $0 != "\n" }) }

    #expect(!graded.isEmpty)
    #expect(graded.sorted() == hinted.sorted())
  }

  @Test(arguments: Clone.chapters)
  func `every mutant, variant and wrong answer has a message in a sentence`(chapter: String) throws
  {
    for kind in ["Mutants", "Variants", "WrongAnswers"] {
      let names = Clone.names(in: "Tests/\(chapter)/\(kind)")
      #expect(!names.isEmpty)
      for name in names {
        let text = try read("Tests/\(chapter)/\(kind)/\(name)")
        #expect(text.contains(/^[A-Z][^\n]+\.\n\n--- a\//), "\(kind)/\(name)")
      }
    }
  }

  // MARK: - Fixtures

  func read(_ path: String) throws -> String {
    try String(contentsOf: Clone.workbook.appending(path: path), encoding: .utf8)
  }
}
