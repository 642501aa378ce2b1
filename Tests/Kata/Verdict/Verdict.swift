/// What one chapter of a submission earned.
struct Verdict: Codable, Sendable {
  enum Status: String, Codable, Sendable {
    case passed, failed
    /// Nothing could be judged: see the message.
    case error
  }

  let chapterID: String
  let suite: SuiteVerdict
  let tests: TestsVerdict

  var score: Int { suite.score + tests.score }
  var maxScore: Int { suite.maxScore + tests.maxScore }
  var hasPassed: Bool { suite.status == .passed && tests.status == .passed }
}
