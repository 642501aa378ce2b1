import Foundation
import Testing

@testable import Kata

/// Tests of reports on a class: its gradebook, its page, and the items that many missed.
@Suite struct ClassReportTests {
  @Test func `points of all items add up to the score, lost guards included`() {
    for tests in ["", "+", "++-", "++g", "+gg", "--g", "g++g"] {
      let suite = SuiteVerdict(tests: tests.map(PointsTests.test))
      let verdict = Verdict(
        chapterID: "01-Any", standing: .inProgress, suite: suite,
        tests: TestsVerdict(tests: [], mutants: "kksDd".map(PointsTests.mutant)))

      let chapter = GradedSubmission.Chapter(verdict)

      #expect(chapter.suite.tests.map(\.points).reduce(0, +) == suite.score, "\(tests)")
      #expect(chapter.suite.tests.map(\.maxPoints).reduce(0, +) == suite.maxScore)
      #expect(chapter.suite.score == suite.score)
      #expect((chapter.tests.mutants ?? []).map(\.points).reduce(0, +) == 2)
      #expect((chapter.tests.mutants ?? []).map(\.maxPoints).reduce(0, +) == 3)
      #expect(chapter.score == chapter.suite.score + chapter.tests.score)
    }
  }

  @Test func `a gradebook has a row a submission, and no cell is a formula`() throws {
    let names = ["class/ada", "=1+2", "@SUM(A1)", "-1", "+1", "with, comma", "say \"hi\""]
    let report = try GradedFixture.report(
      "csv", on: names.map { GradedFixture.submission(path: $0) })

    let rows = report.components(separatedBy: "\r\n")
    #expect(
      rows[0]
        == "submission,score,of,percent,status,commit,committed,01-AtTheDoor tests of 2,01-AtTheDoor suite of 2"
    )
    #expect(rows[1] == "class/ada,2,4,50,failed,,,1,1")
    #expect(
      rows[2...].map { $0.components(separatedBy: ",2,4,50,").first ?? "" } == [
        "'=1+2", "'@SUM(A1)", "'-1", "'+1", "\"with, comma\"", "\"say \"\"hi\"\"\"", "",
      ])
  }

  @Test func `a class names its learners without the folders that all have in common`() throws {
    for (paths, names) in [
      (["/home/t/class/ada", "/home/t/class/ben"], ["ada", "ben"]),
      (["a/ada", "b/ada"], ["a/ada", "b/ada"]), (["/class/ada"], ["/class/ada"]),
      (["class", "class/ada"], ["class", "class/ada"]), (["x/..", "x/.."], ["..", ".."]),
    ] {
      let all = GradedClass(
        paths.map { GradedFixture.submission(path: $0) }, by: GradedFixture.judge, chapters: [])
      #expect(all.submissions.map(all.name) == names)
    }
  }

  @Test func `names that differ only in how an accent is written are two learners`() throws {
    let submissions = ["Jos\u{e9}", "Jose\u{301}"].map(GradedFixture.submission)
    let results = GradedResults(judge: GradedFixture.judge, submissions: submissions)

    let merged = try MergedResults([results])

    #expect(merged.submissions.count == 2 && merged.replaced.isEmpty)
  }

  @Test func `a chapter with all points that is not passed says why`() {
    let chapter = GradedSubmission.Chapter(GradedFixture.verdict)

    #expect(
      chapter.message
        == "1 of 2 mutants killed, 1 of 2 tests of the suite pass; 1 of the learner's tests is left out"
    )
    #expect(chapter.mark == nil)
    let verdict = GradedFixture.verdict
    let full = Verdict(
      chapterID: "01-Any", standing: .inProgress,
      suite: SuiteVerdict(tests: Array(verdict.suite.tests.prefix(1))),
      tests: TestsVerdict(
        tests: verdict.tests.tests, mutants: Array(verdict.tests.mutants.prefix(2))))
    #expect(GradedSubmission.Chapter(full).mark == "failed", "a table's cell says so, too")
  }

  @Test func `markdown and the page show a learner's texts as text`() throws {
    let submission = GradedFixture.submission(path: "<img src=x> *a* [b](c) `d`")

    let page = try GradedFixture.report("html", on: [submission, submission])
    let words = try GradedFixture.report("markdown", on: [submission])
    let table = try GradedFixture.report("markdown", on: [submission, submission])

    #expect(page.contains("&lt;img src=x&gt; *a*"))
    #expect(page.contains("&lt;/testcase&gt; &quot;]]&gt; ::error:: &amp;"))
    #expect(!page.contains("<img"))
    #expect(words.contains("# &lt;img src=x&gt; \\*a\\* \\[b\\]\\(c\\) \\`d\\`: 2 of 4 points\n"))
    #expect(words.contains("- ✘ **quiet**, No test of yours kills it.\n"))
    #expect(words.contains("\n  ```text\n  rang <twice> & \"again\"\n  ```\n"))
    #expect(
      table.contains(
        "| &lt;img src=x&gt; \\*a\\* \\[b\\]\\(c\\) \\`d\\` | 2/4 | 50 % | failed | 2/4 |\n"))
    #expect(!(words + table).contains("<img"))
  }

  @Test func `the page's policy names its own script alone`() throws {
    let page = try GradedFixture.report("html", on: [GradedFixture.submission(path: "a")])
    let parts = page.components(separatedBy: "<script>")
    let script = try #require(parts.last?.components(separatedBy: "</script>").first)

    #expect(parts.count == 2)
    #expect(script == HTMLReport.script)
    #expect(page.contains("default-src 'none'"))
    // The browser would not run another script; `.ci/report` sorts and searches in a browser.
    #expect(page.contains("script-src '\(HTMLReport.scriptHash)'"))
  }

  @Test func `the items that most missed come first, and who has not begun does not count`() {
    func submission(_ mutants: [String], begun: Bool = true) -> GradedSubmission {
      let standing = LearnerProgress(areTestsUntouched: !begun, isRefactoringUntouched: true)
      let verdict = Verdict(
        chapterID: "01-Any", standing: standing,
        suite: SuiteVerdict(tests: [PointsTests.test("-")]),
        tests: TestsVerdict(
          tests: [],
          mutants: ["a", "b", "c"].map {
            .init(id: $0, isDemo: false, killedBy: mutants.contains($0) ? ["a test"] : [])
          }))
      return GradedSubmission(path: "any", chapters: [.init(verdict)])
    }
    let all = GradedClass(
      [
        submission(["a", "b", "c"]), submission(["a", "c"]), submission(["a", "c"]),
        submission(["a"]), submission([], begun: false),
      ], by: GradedFixture.judge, chapters: [])

    #expect(
      all.stumbles.map(\.line) == ["3 of 4 missed the mutant b"], "one who missed c is no class")
    let alone = GradedClass([submission([])], by: GradedFixture.judge, chapters: [])
    #expect(alone.stumbles.isEmpty, "one is no class")
  }

  @Test func `hidden items are named, counted or left out, and the score stays`() throws {
    var submission = GradedFixture.submission(path: ".")
    submission.chapters[0].tests.mutants?[2].hidden = true
    submission.chapters[0].suite.tests[0].hidden = true

    let counted = submission.showing(hidden: .count)
    let silent = submission.showing(hidden: .none)

    #expect(try JSONText.of(submission.showing(hidden: .names)).contains("\"quiet\""))
    for shown in [counted, silent] {
      let text = try JSONText.of(shown)
      #expect(!text.contains("quiet") && !text.contains("BellTests"))
      #expect(shown.score == 2 && shown.chapters[0].status == .failed)
    }
    #expect(counted.chapters[0].tests.withheld?.count == 1)
    #expect(counted.chapters[0].suite.withheld?.passed == 1)
    #expect(silent.chapters[0].tests.withheld == nil)
    let checks = counted.chapters[0].checks
    #expect(checks.map(\.points).reduce(0, +) == 2)
    #expect(checks.map(\.maxPoints).reduce(0, +) == 4)
    let results = try GradedFixture.report("gradescope", on: [submission])
    #expect(results.components(separatedBy: "\"after_published\"").count == 3)
    #expect(results.contains("without hidden items: 1 of 1 mutants killed, 0 of 1 tests"))
    #expect(!results.contains("of 2 mutants") && !results.contains("\"score\" : 2"))
    #expect(counted.chapters[0].message.hasPrefix("without hidden items: "))
    #expect(try GradedFixture.report("html", on: [submission]).contains(">quiet (hidden)<"))
    #expect(try GradedFixture.report("markdown", on: [submission]).contains("**quiet (hidden)**"))
  }
}
