import Foundation
import Testing

@testable import Kata

/// Tests of the report formats, and of their words about the judge.
@Suite struct ReportFormatTests {
  @Test(arguments: ["json", "text", "markdown", "html", "junit", "gradescope"])
  func `a report says which kata, Swift, workbook and sandbox judged`(name: String) throws {
    // As long as another user's, with the reason why bubblewrap does not work.
    let sandbox = "none: " + String(repeating: "no luck, ", count: 40) + "ever"
    let origin = JudgeIdentity(
      kata: "1234abcd", swift: "Swift version 9", workbook: "5678ef+", sandbox: sandbox,
      sandboxed: false)
    let report = try GradedFixture.report(
      name, on: [GradedFixture.submission(path: ".")], by: origin)

    for text in ["1234abcd", "Swift version 9", "5678ef+", sandbox] {
      #expect(report.contains(text))
    }
  }

  @Test func `JUnit's XML is valid, whatever a learner wrote, and no case hides another`() throws {
    let report = XMLReport(
      try GradedFixture.report("junit", on: [GradedFixture.submission(path: "class/ada")]))

    #expect(report.isValid)
    #expect(!XMLReport("<a>&</a>").isValid, "the parser notices what is not escaped")
    let suite = try #require(report.all("testsuite").first)
    #expect(suite["name"] == "class/ada/01-AtTheDoor")
    #expect(suite["tests"] == "6" && suite["failures"] == "3")
    let cases = report.all("testcase")
    #expect(Set(cases.map { "\($0["classname"] ?? "") \($0["name"] ?? "")" }).count == 6)
    #expect(
      cases.map { $0["name"] } == [
        "the chapter can be judged", "mutant loud", "mutant quiet", "it rings", "it rings (2)",
        "your test \(GradedFixture.evil.replacing("\u{1}", with: "?"))",
      ])
    #expect(cases[3]["file"] == "Tests/01-AtTheDoor/BellTests.swift" && cases[3]["line"] == "7")
    #expect(cases[3]["time"] == "0.25")
    #expect(cases[5]["file"] == "Chapters/01-AtTheDoor/YourTests/A.swift")
    let failures = report.all("failure").map { $0["message"] }
    #expect(
      failures == [
        "No test of yours kills it.", "rang <twice> & \"again\"",
        "wrong: fails on the original code",
      ])
  }

  @Test func `an accent behind a sign hides the sign from no escape`() throws {
    #expect(HTMLReport.escaped("<\u{301}\"\u{301}") == "&lt;\u{301}&quot;\u{301}")
    #expect(MarkdownReport.escaped("|\u{301}") == "\\|\u{301}")
    #expect(Trace.quoted("it'\u{301}s") == "'it'\\''\u{301}s'")
    let book = try GradedFixture.report(
      "csv", on: ["a,\u{301}b", "=\u{301}1", "\"\u{301}"].map(GradedFixture.submission))
    #expect(
      book.components(separatedBy: "\r\n").dropFirst().map {
        $0.components(separatedBy: ",2,4,").first
      } == ["\"a,\u{301}b\"", "'=\u{301}1", "\"\"\"\u{301}\"", ""])
    let report = try GradedFixture.report(
      "github",
      on: [
        GradedSubmission(path: "a,\u{301}file=x:\u{301}:%\u{301}", chapters: []),
        GradedFixture.submission(path: "b,\u{301}c%\u{301}:\u{301}"),
      ])
    #expect(report.contains("title=b%2C\u{301}c%25\u{301}%3A\u{301}%3A 01-AtTheDoor"))
  }

  @Test func `Gradescope's results have its fields, and points that add up`() throws {
    let text = try GradedFixture.report("gradescope", on: [GradedFixture.submission(path: ".")])

    let results = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(
      results.keys.sorted() == [
        "extra_data", "output", "score", "stdout_visibility", "tests", "visibility",
      ])
    let tests = try #require(results["tests"] as? [[String: Any]])
    #expect(
      tests.allSatisfy {
        $0.keys.sorted() == [
          "max_score", "name", "output", "output_format", "score", "status", "tags", "visibility",
        ]
      })
    #expect(results["score"] as? Int == 2)
    #expect(tests.compactMap { $0["score"] as? Int }.reduce(0, +) == 2)
    #expect(tests.compactMap { $0["max_score"] as? Int }.reduce(0, +) == 4)
    #expect(Set(tests.compactMap { $0["status"] as? String }) == ["passed", "failed"])
  }

  @Test func `a chapter that could not be judged is a case that fails`() throws {
    let chapter = GradedSubmission.Chapter(
      GradedFixture.verdict.notJudged(because: "no room on the disk"))

    let report = XMLReport(
      try GradedFixture.report("junit", on: [GradedSubmission(path: ".", chapters: [chapter])]))

    let failure = report.all("failure").first?["message"]
    #expect(failure == "kata could not judge this: no room on the disk")
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
