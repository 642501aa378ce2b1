import Testing

@testable import Kata

/// Tests that the rules for learners' files are one value, and that all works without it.
@Suite struct TrustTests {
  @Test func `without rules the same files are built, run and judged`() async throws {
    try await Clone.use { clone in
      try clone.solve("01-AtTheDoor")
      try clone.write(
        """
        import Glibc
        import Testing
        @Test func `looks around`() { #expect(getenv("PATH") != nil) }
        """, to: "Chapters/01-AtTheDoor/YourTests/LooksAroundTests.swift")
      let workbook = try Workbook.find(from: clone.root)
      let learner = Submission(root: clone.root)
      var workbench = try await Workbench(
        workbook: workbook, progress: Progress { _, _ in }, sandbox: .off)

      let refused = try await Judge(workbench: workbench).judge(workbook.chapters[0], of: learner)
      workbench.trust = nil
      let allowed = try await Judge(workbench: workbench).judge(workbook.chapters[0], of: learner)

      #expect(refused.tests.error?.contains("`import Glibc` is not allowed here") == true)
      #expect(refused.tests.score == 0)
      #expect(refused.suite.score == refused.suite.maxScore)
      #expect(allowed.hasPassed)
      #expect(allowed.score == allowed.maxScore)
      #expect(allowed.tests.tests.contains { $0.record.name == "looks around" })
    }
  }
}
