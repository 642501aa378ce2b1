import Testing

@testable import Kata

/// Tests of the size of a learner's edit, on texts that are formatted first, as a learner's file is.
@Suite struct EditSizeTests {
  @Test(arguments: [
    (found, 0, "nothing"),
    (found.replacing("func mail()", with: "func mailAll(of ids: Set<Int>)"), 0, "a signature"),
    (found.replacing("    for", with: "\n    // Only those.\n    for"), 0, "a comment"),
    (
      found + "\nextension Mailer {\n  func a() { b() }\n  func b() {\n    c()\n    d()\n  }\n}\n",
      0, "functions"
    ),
    (found.replacing("  init() {", with: "  init(a: Int) {\n    self.a = a"), 0, "an initializer"),
    (found.replacing("    for", with: "    guard isDay else { return }\n    for"), 1, "a guard"),
    (
      found.replacing("for row in rows", with: "for row in rows where ids.contains(row)"), 1,
      "a line"
    ),
    (
      found.replacing("    var", with: "    if isDay {\n    var").replacing(
        "    }\n", with: "    }\n}\n"), 1, "an if around all"
    ),
    (found.replacing("    var", with: "    a(); b(); c()\n    var"), 3, "statements on one line"),
    (
      found.replacing("    var", with: "    // swift-format-ignore\n    a(); b()\n    var"), 2,
      "an unformatted line"
    ),
    (found.replacing("      count += 1\n", with: ""), 1, "a lost line"),
    (
      found.replacing("    var", with: "#if X\n    var").replacing(
        "    print", with: "#endif\n    print"), 4, "lines under a condition"
    ),
    ("final class Mailer {\n  func mail() { Other().mail() }\n}\n", 5, "a lost function"),
    ("", 5, "a lost file"),
  ])
  func `the lines that differ in functions as found count`(
    edited: String, lines: Int, change: String
  ) async throws {
    let size = try await size(of: edited)

    #expect(size.lines == lines, "\(change): \(size.changes)")
  }

  @Test func `the changes are shown, and the text is changed where the code as found is`()
    async throws
  {
    let copy = found.replacing("Mailer", with: "Copy").replacing(
      "    var", with: "    a()\n    b()\n    var")

    let size = try await size(of: copy + found.replacing("count += 1", with: "count += 2"))

    #expect(size.changes == ["- count += 1", "+ count += 2"])
    let probe = try #require(size.probes[0])
    #expect(probe.components(separatedBy: "\"Not Hello").count == 2)
    let place = try #require(probe.range(of: "\"Not Hello")?.lowerBound)
    #expect(probe[..<place].contains("final class Mailer"), "the copy above keeps its text")
  }

  @Test func `a function too long to be compared counts as lost`() async throws {
    let lines = String(repeating: "    a()\n", count: 2_500)

    let size = try await size(of: found.replacing("    var", with: lines + "    var"))

    #expect(size.lines == 5)
    #expect(size.probes == [nil])
  }

  // MARK: - Fixtures

  private func size(of edited: String) async throws -> EditSize {
    let formatter = SwiftFormat(toolchain: try Toolchain.find())
    let edit = try #require(SmallEdit(["Mailer.swift", "2", "Hello"]))
    return EditSize(
      of: edit, from: try await formatter.formatted(found),
      to: try await formatter.formatted(edited))
  }
}

private let found = """
  final class Mailer {
    init() {
      a = 1
    }

    func mail() {
      var count = 0
      for row in rows {
        send("Hello \\(row)")
        count += 1
      }
      print(count)
    }
  }

  """
