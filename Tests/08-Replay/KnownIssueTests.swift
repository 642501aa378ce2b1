import Testing

@testable import Replay

/// To read: a test of what fails a test, and of the failing.
@MainActor @Suite struct KnownIssueTests {
  @Test func `what a player returns is a value, and values can be compared`() {
    let mismatches = Player().mismatches(in: Sample.wrong)

    #expect(mismatches.map(\.description) == ["entry 2: shown is nothing, and was 2"])
    #expect(Player().mismatches(in: Sample.closing) == [])
  }

  @Test func `a player that records an issue is tested by expecting the issue`() {
    withKnownIssue {
      failOnMismatch(in: Sample.wrong)
    } matching: { issue in
      issue.comments.contains("entry 2: shown is nothing, and was 2")
    }
  }

  @Test func `where nothing fails, the expected issue is missing, and that is a failure`() {
    withKnownIssue {
      withKnownIssue { failOnMismatch(in: Sample.closing) }
    } matching: { issue in
      if case .knownIssueNotRecorded = issue.kind { true } else { false }
    }
  }

  // MARK: - Fixtures

  /// A player as test frameworks have it: what it finds it says to the test that runs.
  private func failOnMismatch(in log: [SurpriseEvent]) {
    for mismatch in Player().mismatches(in: log) { Issue.record("\(mismatch)") }
  }
}
