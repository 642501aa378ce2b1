import Foundation
import Testing

@testable import Kata

/// Tests of the report formats, and of their words about the judge.
@Suite struct ReportFormatTests {
  @Test(arguments: ["json", "text"])
  func `a report says which kata, Swift, workbook and sandbox judged`(name: String) throws {
    let origin = JudgeIdentity(
      kata: "1234abcd", swift: "Swift version 9", workbook: "5678ef+", sandbox: "none: no luck")
    let format = try #require(ReportFormats.all.first { $0.name == name })

    let report = try format.head(origin) + format.foot(origin)

    for text in ["1234abcd", "Swift version 9", "5678ef+", "none: no luck"] {
      #expect(report.contains(text))
    }
  }

  @Test func `the commit of a workbook, and whether the judge's files changed`() async throws {
    try await Clone.use { clone in
      let workbook = try Workbook.find(from: clone.root)
      #expect(try await workbook.commit() == "no commit")
      try await clone.commit()
      let commit = try await workbook.commit()
      #expect(commit.wholeMatch(of: /[0-9a-f]{12}/) != nil)

      try clone.solve("01-AtTheDoor")
      #expect(try await workbook.commit() == commit)

      try clone.edit("Tests/01-AtTheDoor/FarewellTests.swift", "Bye", "Ciao")
      #expect(try await workbook.commit() == commit + "+")
    }
  }
}
