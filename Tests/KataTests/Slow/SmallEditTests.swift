import Foundation
import Testing

/// Tests of chapters that name a file for a small edit, and types that tests must not reach.
@Suite(.warm) struct SmallEditTests {
  @Test func `a small edit holds the guard`() async throws {
    try await withFarewell { clone in
      let report = try await clone.kata("grade", ".", "--chapters", "1", "--format", "json")

      report.ends(0, showing: "\"Farewell.swift gets at most 4 new lines, and loses at most 1\"")
    }
  }

  @Test func `a large edit costs a point, and its lines are shown`() async throws {
    try await withFarewell { clone in
      try clone.edit(
        "\(place)/Farewell.swift", "    visitors.remove(name)\n",
        "    let other = name; let more = other\n    visitors.remove(more)\n")

      let outcome = try await clone.kata("check", "1")

      outcome.ends(
        1,
        showing: """
            1 of 2 guards fails: tests that passed before you began. A point off for each.
            ✘ Farewell.swift gets at most 4 new lines, and loses at most 1
          """,
        "It has 7 new lines and lost 2. Move", "+    let other = name\n", "+    let more = other\n")
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
        1, showing: "✘ Farewell.swift gets at most 4 new lines, and loses at most 1",
        "It has no new line, so the work is done elsewhere.")
    }
  }

  @Test func `tests that reach a forbidden type are refused, and a comment may name it`()
    async throws
  {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      try clone.set("\"forbids\": [\"LegacyDoorbell\"]", in: "01-AtTheDoor")
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
      try clone.set(
        "\"smallEdit\": {\"file\": \"Farewell.swift\", \"added\": 4, \"removed\": 1}",
        in: "01-AtTheDoor")
      try await body(clone)
    }
  }
}
