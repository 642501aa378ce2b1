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
  private static let places =
    "it changes places that are far apart, and a mutant changes one or two lines of one function"

  /// Diffs that are no mutants, and the reasons.
  private static let others: [(String, String)] = [
    ("", outside), ("More.\n" + change, outside),
    (change.replacing("Doorbell", with: "Window"), outside),
    (change.replacing("Refactored/", with: "../Refactored/"), outside),
    (change.replacing("Refactored/", with: "Refactored/../Legacy/"), outside),
    (change.replacing("a/Refactored", with: "/etc/Refactored"), outside),
    (change.replacing("Refactored/Doorbell", with: "YourTests/Double"), outside),
    (change.replacing("--- a/Refactored/Doorbell.swift", with: "--- /dev/null"), outside),
    (change.replacing("+++ b/Refactored/Doorbell.swift", with: "+++ /dev/null"), outside),
    ("diff --git a/Refactored/Doorbell.swift b/YourTests/A.swift\n" + change, outside),
    (head + "GIT binary patch\nliteral 3\nabc\n", places),
    (head + "old mode 100644\nnew mode 120000\n", places),
    (head + "rename from Refactored/Doorbell.swift\nrename to A.swift\n", places),
    (change + change, places), (head, places), (change + "@@ -9 +9 @@\n-a\n+b\n", places),
    (head + "@@ -1 +1 @@\n-  a(b)\n+  a( b )  // c\n", "it changes only comments or white space"),
    (head + "@@ -1 +1 @@\n a\n", "it changes 0 lines, and a mutant changes one or two"),
    (
      head + "@@ -1 +1,3 @@\n-a\n+b\n+c\n+d\n",
      "it changes 3 lines, and a mutant changes one or two"
    ),
    (
      head + "@@ -1,4 +1,4 @@\n-    a\n+    b\n   }\n   func c() {\n-    d\n+    e\n",
      "it changes two functions, and a mutant changes one or two lines of one"
    ),
    (
      head + "@@ -1,4 +1,4 @@\n-    a\n+    b\n   }\n   var c: Int {\n-    d\n+    e\n",
      "it changes two functions, and a mutant changes one or two lines of one"
    ),
    (
      head + "@@ -1 +1 @@\n-    a\n+    a + Int.random(in: 0...1)\n",
      "it uses `random`, and a mutant does the same each time"
    ),
  ]

  @Test func `a change of one or two lines of a function is a mutant`() throws {
    let two = Self.head + "@@ -1,3 +1,3 @@\n-    a\n+    b\n     var c = 1\n-    d\n+    e\n"
    let swapped = Self.head + "@@ -1,2 +1,2 @@\n-    a()\n     b(C.init())\n+    a()\n"
    let link = Self.head + "@@ -1 +1 @@\n-    open(\"https://a\")\n+    open(\"https://b\")\n"
    let shuffled = Self.head + "@@ -1 +1 @@\n-    a.shuffled()\n+    b.shuffled()\n"

    for diff in [Self.change, two, swapped, link, shuffled] {
      #expect(try objection(to: diff) == nil)
    }
  }

  @Test(arguments: others)
  func `another diff is none, and the reason is named`(diff: String, reason: String) throws {
    #expect(try objection(to: diff) == reason)
  }

  @Test(arguments: [
    ("A bug.", nil), ("", "is missing"), ("--- a/A.swift", "is missing"),
    (String(repeating: "a", count: 151), "has more than 150 characters"),
    ("A bug.\u{1b}[2J", "holds a sign that no one can read"),
    ("A \u{202e}gub.", "holds a sign that no one can read"),
  ])
  func `a sentence says what goes wrong`(sentence: String, reason: String?) {
    let objection = LearnersMutants.objection(toSentence: sentence)

    #expect(objection?.hasSuffix(reason ?? "-") ?? (reason == nil))
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
        "0-large: it is larger than 8000 bytes", "0-link: it is not a file",
        "d: a learner has at most 3 mutants in a chapter", "…: more files are not looked at",
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
    #expect(read.refused.map(\.reason).count == (name.hasPrefix(".") ? 0 : 1))
  }

  private static let chapter = Chapter(
    id: "01-AtTheDoor", languageMode: "5",
    root: Clone.workbook.appending(path: "Tests/KataTests/Miniature"))

  private func objection(to text: String) throws -> String? {
    try LearnersMutants.objection(to: text, of: Self.chapter.workedExample)
  }
}
