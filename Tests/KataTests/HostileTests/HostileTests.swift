import Foundation
import Testing

@testable import Kata

/// Tests of `kata grade` on hostile submissions, with honest ones between them, in one class.
///
/// `.ci/run` grades the quick fixtures, and `.ci/hostile` all.
@Suite(.warm) struct HostileTests {
  @Test(arguments: HostileClass.fixtures)
  func `no one earns an undeserved point, and why is said`(fixture: HostileFixture) async throws {
    let earned = try #require(await HostileClass.graded.value.earned[fixture.name])
    let chapter = try #require(earned.chapters.first { $0.id == fixture.chapter })
    let other = try #require(earned.chapters.first { $0.id != fixture.chapter })

    #expect(fixture.suite.allow(suitePoints(of: chapter)), "\(chapter.suite)")
    #expect(fixture.tests.allow(testsPoints(of: chapter)), "\(chapter.tests)")
    #expect(chapter.score == suitePoints(of: chapter) + testsPoints(of: chapter))
    #expect(other.status == "passed", "the other chapter is solved: \(other)")
    let report = earned.texts[fixture.chapter, default: []].joined(separator: "\n")
    for group in fixture.words {
      let isSaid = group.contains { report.range(of: $0, options: .caseInsensitive) != nil }
      #expect(isSaid, "one of \(group), in:\n\(report.prefix(3_000))")
    }
  }

  @Test(arguments: HostileClass.honest)
  func `an honest neighbour keeps its points`(name: String) async throws {
    let earned = try #require(await HostileClass.graded.value.earned[name])

    #expect(earned.chapters.map(\.status) == ["passed", "passed"])
    #expect(earned.chapters.map(\.score) == [9, 3])
  }

  @Test func `the grader reports on everyone, in order, and says that some failed`() async throws {
    let graded = try await HostileClass.graded.value

    #expect(graded.ending == .exited(1), "\(graded.errors.suffix(2_000))")
    #expect(graded.earned.count == HostileClass.fixtures.count + HostileClass.honest.count)
    #expect(!graded.errors.contains("Fatal error"))
  }

  @Test func `nothing is left behind, and nothing of others was touched`() async throws {
    let graded = try await HostileClass.graded.value

    #expect(graded.changedFiles == [])
    #expect(graded.temporaryFiles == [])
    #expect(graded.processes == [])
    #expect(graded.reportStayed)
    #expect(graded.afterwards == 12, "an honest submission, judged from the same store")
  }

  @Test func `what a submission writes is text in every report`() async throws {
    let graded = try await HostileClass.graded.value

    for (name, earned) in graded.earned {
      let size = earned.texts.values.joined().reduce(0) { $0 + $1.utf8.count }
      #expect(size < 1_000_000, "\(name)")
    }
    let texts = graded.earned.values.flatMap { $0.texts.values.joined() } + [graded.textReport]
    for text in texts {
      let odd = text.unicodeScalars.filter {
        $0 != "\n" && ($0.value < 0x20 || $0.properties.isBidiControl || $0 == "\u{2028}")
      }
      #expect(odd.isEmpty, "\(text.prefix(500).debugDescription)")
    }
    let commands = graded.textReport.split(separator: "\n").filter { $0.hasPrefix("::") }
    #expect(commands.isEmpty)
    #expect(graded.textReport.contains("class/honest 0: 12 of 12 points"))
  }

  @Test func `no report repeats what a submission must not read`() async throws {
    let graded = try await HostileClass.graded.value

    for (name, earned) in graded.earned {
      let leaks = earned.texts.values.joined().filter { $0.contains(HostileClass.secret) }
      #expect(leaks.isEmpty, "\(name)")
    }
  }

  @Test func `every family has its fixtures`() {
    let hostile = HostileFixture.all.filter { !$0.name.hasPrefix("honest") }

    #expect(Set(hostile.flatMap(\.families)) == Set(1...21))
    #expect(hostile.count >= 60)
    #expect(hostile.count(where: \.isQuick) >= 5)
  }

  // MARK: - Fixtures

  /// A point for each passing test that is no guard, minus one for each failing guard.
  func suitePoints(of chapter: Report.Chapter) -> Int {
    guard chapter.suite.status != "error" else { return 0 }
    let tests = chapter.suite.tests
    let passing = tests.count { !$0.guard && $0.status == "passed" }
    return max(0, passing - tests.count { $0.guard && $0.status != "passed" })
  }

  /// A point for each killed mutant, except the demo mutant.
  func testsPoints(of chapter: Report.Chapter) -> Int {
    chapter.tests.mutants.count { $0.status == "killed" && !$0.demo }
  }
}
