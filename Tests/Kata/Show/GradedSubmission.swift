/// The result of `kata grade` for a submission.
struct GradedSubmission: Encodable, Sendable {
  let path: String
  let score: Int
  let maxScore: Int
  let chapters: [Chapter]

  struct Chapter: Encodable, Sendable {
    enum Status: String, Encodable, Sendable { case passed, failed, error, missing }

    let id: String
    let status: Status
    let score: Int
    let maxScore: Int
    let message: String
    let suite: Turn
    let tests: Turn
  }

  /// The suite's result, or the mutants' result on the learner's tests.
  struct Turn: Encodable, Sendable {
    let status: Verdict.Status
    let message: String
    let tests: [Test]
    var mutants: [Mutant]?
  }

  struct Test: Encodable, Sendable {
    let id: String
    let name: String
    /// The path as seen from the suite's folder, or from the parent of the learner's two folders.
    let file: String
    let line: Int
    let status: String
    /// Nil for a learner's test.
    var `guard`: Bool?
    let messages: [String]
    /// How long it took; in no JSON, where equal verdicts give equal bytes.
    let seconds: Double?

    enum CodingKeys: CodingKey { case id, name, file, line, status, `guard`, messages }

    init(_ record: TestRecord, _ status: String, guard isGuard: Bool? = nil, notes: [String] = []) {
      id = Style.harmlessName(record.key)
      name = record.name
      file = Style.harmlessName(record.path)
      line = record.line
      self.status = status
      self.guard = isGuard
      seconds = record.duration
      messages = notes + record.findings.map { Style.harmless($0.text) }
    }
  }

  struct Mutant: Encodable, Sendable {
    let id: String
    let status: String
    let demo: Bool
    let killedBy: [String]
  }

  init(path: String, chapters: [Chapter]) {
    self.path = path
    self.chapters = chapters
    score = chapters.map(\.score).reduce(0, +)
    maxScore = chapters.map(\.maxScore).reduce(0, +)
  }

  var hasPassed: Bool { chapters.allSatisfy { $0.status == .passed } }
}

extension GradedSubmission.Chapter {
  /// The result for a verdict.
  init(_ verdict: Verdict) {
    let suite = verdict.suite
    let tests = verdict.tests
    id = verdict.chapterID
    score = verdict.score
    maxScore = verdict.maxScore
    var errors = [tests.error, suite.error].compactMap(\.self)
    if tests.error == suite.error { errors = Array(errors.prefix(1)) }
    if verdict.standing.isMissing {
      status = .missing
      message = "The submission holds no \(id)/YourTests and no \(id)/YourRefactoring."
    } else if errors.isEmpty {
      status = verdict.hasPassed ? .passed : .failed
      let broken = suite.failingGuards.count
      message =
        "\(tests.score) of \(tests.maxScore) mutants killed,"
        + " \(suite.passing) of \(suite.maxScore) tests of the suite pass"
        + (broken == 0 ? "" : ", \(broken) guard\(broken == 1 ? " fails" : "s fail")")
        + (tests.excess.map { "; \($0)" } ?? "")
    } else {
      status = .error
      message = Style.harmless(errors.joined(separator: "\n"))
    }
    self.suite = GradedSubmission.Turn(
      status: suite.status, message: Style.harmless(suite.error ?? ""),
      tests: suite.tests.map { test in
        GradedSubmission.Test(test.record, test.record.status.rawValue, guard: test.isGuard)
      })
    self.tests = GradedSubmission.Turn(
      status: tests.status, message: Style.harmless(tests.error ?? ""),
      tests: tests.tests.map { test in
        GradedSubmission.Test(
          test.record, test.status.rawValue,
          notes: (test.variant.map { ["It fails on the variant \($0)."] } ?? [])
            + (test.status == .flaky ? ["It is flaky, left out: \(test.flakiness)."] : [])
            + (test.failsOnOwnCode ? ["It fails on the learner's own code."] : []))
      },
      mutants: tests.mutants.map { mutant in
        GradedSubmission.Mutant(
          id: mutant.id,
          status: tests.error != nil ? "error" : mutant.isKilled ? "killed" : "survived",
          demo: mutant.isDemo, killedBy: mutant.killedBy)
      })
  }
}
