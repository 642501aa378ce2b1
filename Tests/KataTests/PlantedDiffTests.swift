import Foundation
import Testing

@testable import Kata

/// Tests of the reader of mutants, variants and wrong answers.
@Suite struct PlantedDiffTests {
  static let file = URL(filePath: "/somewhere/Mutants/too-many.diff")

  @Test func `the words on top are the message, the rest is the diff`() throws {
    let diff = "--- a/Refactored/A.swift\n+++ b/Refactored/A.swift\n@@ -1 +1 @@\n-1\n+2\n"

    let plant = try PlantedDiff(file: Self.file, text: "\nCounts one\ntoo many.\n\n" + diff)

    #expect(plant.id == "too-many")
    #expect(plant.message == "Counts one\ntoo many.")
    #expect(plant.diff == diff)
    #expect(plant.changedFiles == ["Refactored/A.swift"])
    #expect(!plant.isDemo)
    #expect(!plant.isInRefactoring)
  }

  @Test func `every file that it changes is known, and whether one is the learner's`() throws {
    let text = """
      Two files.

      --- a/Refactored/A.swift
      +++ b/Refactored/A.swift
      @@ -1 +1 @@
      -1
      ++++ b/not a file
      --- a/YourRefactoring/B.swift
      +++ b/YourRefactoring/B.swift
      @@ -1 +1 @@
      -1
      +2
      --- /dev/null
      +++ b/YourRefactoring/New.swift
      @@ -0,0 +1 @@
      +1
      --- a/YourRefactoring/Old.swift
      +++ /dev/null
      @@ -1 +0,0 @@
      -1
      """

    let plant = try PlantedDiff(file: URL(filePath: "/demo-two.diff"), text: text)

    #expect(plant.changedFiles == ["Refactored/A.swift", "YourRefactoring/B.swift"])
    #expect(!plant.isInTests)
    #expect(plant.isDemo)
    #expect(plant.isInRefactoring)
  }

  @Test(arguments: [
    ("/dev/null", "b/YourTests/A.swift"), ("a/YourTests/A.swift", "/dev/null"),
    ("a/YourTests/A.swift", "b/YourTests/A.swift"),
  ])
  func `a diff of the tests is one that changes, makes or removes a file of them`(
    old: String, new: String
  ) throws {
    let text = "A test.\n\n--- \(old)\n+++ \(new)\n@@ -1 +1 @@\n-1\n+2\n"

    #expect(try PlantedDiff(file: Self.file, text: text).isInTests)
  }

  @Test func `a diff as git writes it is the same`() throws {
    let bare =
      "Too many.\n\n--- a/Refactored/A.swift\n+++ b/Refactored/A.swift\n@@ -1 +1 @@\n-1\n+2\n"
    let head =
      "diff --git a/Refactored/A.swift b/Refactored/A.swift\nindex d00491f..0cfbf08 100644\n"
    let text = bare.replacing("--- a/", with: head + "--- a/")

    let plant = try PlantedDiff(file: Self.file, text: text)

    #expect(try plant == PlantedDiff(file: Self.file, text: bare))
    #expect(plant.message == "Too many.")
  }

  @Test(arguments: ["", "Only words.\n", "diff --git a/A.swift b/A.swift\n"])
  func `a file without a diff is named`(text: String) {
    let failure = #expect(throws: Failure.self) { try PlantedDiff(file: Self.file, text: text) }

    #expect(failure?.message == "/somewhere/Mutants/too-many.diff holds no unified diff.")
    #expect(failure?.exitCode == .graderFailed)
  }
}
