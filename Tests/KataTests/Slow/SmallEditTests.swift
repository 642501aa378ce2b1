import Foundation
import Testing

/// Tests of chapters that name a file for a small edit, and types that tests must not reach.
@Suite(.warm) struct SmallEditTests {
  @Test func `a small edit holds both guards, and its size is told`() async throws {
    try await withFarewell { clone in
      let report = try await clone.kata("grade", ".", "--chapters", "1", "--format", "json")
      let check = try await clone.kata("check", "1")

      report.ends(
        0, showing: "\"editedLines\" : 1,",
        "\"at most 2 lines change in the functions of Farewell.swift\"")
      check.ends(0, showing: "  1 of at most 2 lines changed in the functions of Farewell.swift\n")
    }
  }

  @Test func `a large edit costs a point, and its lines are shown`() async throws {
    try await withFarewell { clone in
      try clone.edit(
        "\(place)/Farewell.swift", "    visitors.remove(name)\n",
        "    let other = name\n    visitors.remove(other)\n")

      let outcome = try await clone.kata("check", "1")

      outcome.ends(
        1,
        showing: """
            1 of 3 guards fails: tests that passed before you began. A point off for each.
            ✘ at most 2 lines change in the functions of Farewell.swift
          """,
        "3 lines differ from the file as found, and at most 2 may.",
        "- let visitors = Visitors.shared", "+ let other = name")
    }
  }

  @Test func `a copy of the file is found out`() async throws {
    try await withFarewell { clone in
      let solution = try clone.read("\(place)/Farewell.swift")
      try clone.write(
        solution.replacing("class Farewell", with: "class Copy"), to: "\(place)/Copy.swift")
      try clone.replace(
        "\(place)/Farewell.swift", with: "Tests/01-AtTheDoor/Start/YourRefactoring/Farewell.swift")
      try clone.edit("\(place)/Entry.swift", "Farewell(visitors", "Copy(visitors")

      let outcome = try await clone.kata("check", "1")

      outcome.ends(
        1, showing: "✘ the functions of Farewell.swift do the work",
        "kata wrote other texts than \"Bye\" into the code as found in Farewell.swift")
    }
  }

  @Test func `tests that reach a forbidden type are refused, and a comment may name it`()
    async throws
  {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      try clone.set("forbids: [\"LegacyDoorbell\"]", in: "01-AtTheDoor")
      let file = "Chapters/01-AtTheDoor/YourTests/A.swift"
      try clone.write("// Not as LegacyDoorbell.\n", to: file)
      try await clone.kata("check", "1").ends(0)
      try clone.write(
        "@testable import AtTheDoor\n@MainActor func a() { _ = LegacyDoorbell() }\n", to: file)

      let outcome = try await clone.kata("check", "1")

      outcome.ends(
        1,
        showing:
          "YourTests/A.swift:2: LegacyDoorbell is not allowed here: a test that compares the code as found"
      )
    }
  }

  // MARK: - Fixtures

  private let place = "Chapters/01-AtTheDoor/YourRefactoring"

  private func withFarewell(_ body: (Clone) async throws -> Void) async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      try clone.set("smallEdit: [\"Farewell.swift\", \"2\", \"Bye\"]", in: "01-AtTheDoor")
      try await body(clone)
    }
  }
}
