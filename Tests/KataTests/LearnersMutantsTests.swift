import Foundation
import Testing

@testable import Kata

/// Tests of the reader of learners' mutants: git and the compiler get nothing but one small change of a given file.
@Suite struct LearnersMutantsTests {
  private static let head = "--- a/Refactored/Doorbell.swift\n+++ b/Refactored/Doorbell.swift\n"
  private static let change =
    head + "@@ -1,2 +1,2 @@\n   func last() -> String? {\n-    visitors.names.last\n"
    + "+    visitors.names.first\n"
  private static let outside = "it does not change one of the chapter's files in Refactored/"
  private static let noSentence =
    "its first line is no sentence of at most 150 characters that says what goes wrong"
  private static let places = "it changes more than one place, or is no unified diff"

  /// Texts that are no mutants, and the reasons.
  private static let others: [(String, String)] = [
    ("", noSentence), (change, noSentence), ("\n" + change, noSentence),
    (String(repeating: "a", count: 151) + "\n" + change, noSentence),
    ("A bug.\u{1b}[2J\n" + change, noSentence), ("A \u{202e}gub.\n" + change, noSentence),
    ("A bug.\nMore.\n" + change, outside),
    ("A bug.\n" + change.replacing("Doorbell", with: "Window"), outside),
    ("A bug.\n" + change.replacing("Refactored/", with: "../Refactored/"), outside),
    ("A bug.\n" + change.replacing("Refactored/", with: "Refactored/../Legacy/"), outside),
    ("A bug.\n" + change.replacing("a/Refactored", with: "/etc/Refactored"), outside),
    ("A bug.\n" + change.replacing("Refactored/Doorbell", with: "YourTests/Double"), outside),
    (
      "A bug.\n" + change.replacing("--- a/Refactored/Doorbell.swift", with: "--- /dev/null"),
      outside
    ),
    (
      "A bug.\n" + change.replacing("+++ b/Refactored/Doorbell.swift", with: "+++ /dev/null"),
      outside
    ),
    ("A bug.\ndiff --git a/Refactored/Doorbell.swift b/YourTests/A.swift\n" + change, outside),
    ("A bug.\n" + head + "GIT binary patch\nliteral 3\nabc\n", places),
    ("A bug.\n" + head + "old mode 100644\nnew mode 120000\n", places),
    ("A bug.\n" + head + "rename from Refactored/Doorbell.swift\nrename to A.swift\n", places),
    ("A bug.\n" + change + change, places), ("A bug.\n" + head, places),
    ("A bug.\n" + change + "@@ -9 +9 @@\n-a\n+b\n", places),
    (
      "A bug.\n" + head + "@@ -1 +1 @@\n a\n", "it changes 0 lines, and a mutant changes one or two"
    ),
    (
      "A bug.\n" + head + "@@ -1 +1,3 @@\n-a\n+b\n+c\n+d\n",
      "it changes 3 lines, and a mutant changes one or two"
    ),
  ]

  @Test func `a sentence and one change of a given file are a mutant`() throws {
    for blanks in ["\n", "\n\n"] {
      let text = "The first ring counts." + blanks + Self.change

      #expect(try objection(to: text) == nil)
    }
  }

  @Test(arguments: others)
  func `other texts are none, and the reason is named`(text: String, reason: String) throws {
    #expect(try objection(to: text) == reason)
  }

  @Test func `odd entries of the folder are refused by name, and a learner has three`() throws {
    let root = URL.temporary("Mutants")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appending(path: "01-AtTheDoor/\(LearnersMutants.folder)")
    try root.appending(path: "01-AtTheDoor/YourTests").makeFolder()
    try folder.appending(path: "e-folder.diff").makeFolder()
    for name in ["a", "b", "c", "d"] {
      try folder.appending(path: "\(name).diff").write("A bug.\n" + Self.change)
    }
    let large = "A bug.\n" + Self.change + String(repeating: " a\n", count: 5_000)
    try folder.appending(path: "0-large.diff").write(large)
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "0-link.diff"), withDestinationURL: URL(filePath: "/etc/passwd"))
    let copies = root.appending(path: "copies")

    let read = try LearnersMutants(
      of: Submission(root: root), in: Self.chapter, copiedTo: copies)

    #expect(read.mutants.map(\.id) == ["a", "b", "c"])
    #expect(read.mutants.allSatisfy { $0.file.path.hasPrefix(copies.path) })
    #expect(
      read.refused.map { "\($0.name): \($0.reason)" } == [
        "0-large.diff: it is larger than 8000 bytes", "0-link.diff: it is not a file",
        "d.diff: a learner has at most 3 mutants in a chapter", "…: more files are not looked at",
      ])
  }

  @Test(arguments: [
    "Large.diff", "demo-a.diff", "a.txt", "-a.diff", "a b.diff", "ä.diff", ".a.diff",
  ])
  func `another name is refused, and a hidden file is not looked at`(name: String) throws {
    let root = URL.temporary("Mutants")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appending(path: "01-AtTheDoor/\(LearnersMutants.folder)")
    for folder in [folder, root.appending(path: "01-AtTheDoor/YourTests")] {
      try folder.makeFolder()
    }
    try folder.appending(path: name).write("A bug.\n" + Self.change)

    let read = try LearnersMutants(
      of: Submission(root: root), in: Self.chapter, copiedTo: root.appending(path: "copies"))

    #expect(read.mutants.isEmpty)
    #expect(read.refused.map(\.name) == (name.hasPrefix(".") ? [] : [name]))
  }

  private static let chapter = Chapter(
    id: "01-AtTheDoor", languageMode: "5",
    root: Clone.workbook.appending(path: "Tests/KataTests/Miniature"))

  private func objection(to text: String) throws -> String? {
    try LearnersMutants.objection(to: text, in: Self.chapter)
  }
}
