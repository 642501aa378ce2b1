/// The result of `kata grade` for a submission: the values of the JSON report.
///
/// Fields may be added, but never renamed. Points of all items add up to the score.
struct GradedSubmission: Codable, Sendable {
  var path: String
  let score: Int
  let maxScore: Int
  /// A problem with the submission as a whole; nil if there is none.
  var message: String?
  /// The commit that the submission is at, with a `+` behind it if files differ, and its date; nil outside a repository.
  var commit: String?
  var committed: String?
  var chapters: [Chapter]

  struct Chapter: Codable, Sendable {
    enum Status: String, Codable, Sendable { case passed, failed, error, missing }

    let id: String
    let status: Status
    let score: Int
    let maxScore: Int
    var message: String
    var suite: Turn
    var tests: Turn
    /// What the learner has done beside the points, or not yet; nil in chapters without such things.
    var ticks: [Tick]?

    /// The status where the points do not tell it.
    var mark: String? {
      [.error, .missing].contains(status) || status == .failed && score == maxScore
        ? status.rawValue : nil
    }

    /// The status in a word for people.
    var word: String {
      status == .failed && !tests.begun && !suite.begun ? "not begun" : status.rawValue
    }
  }

  /// The suite's result, or the mutants' result on the learner's tests.
  struct Turn: Codable, Sendable {
    let status: Verdict.Status
    let score: Int
    let maxScore: Int
    /// Whether the learner changed a file of the turn.
    let begun: Bool
    let message: String
    var tests: [Test]
    var mutants: [Mutant]?
    /// The items that the report keeps to itself; nil if it shows all.
    var withheld: Withheld?
  }

  struct Test: Codable, Sendable {
    let id: String
    let name: String
    /// The path as seen from the suite's folder, or from the parent of the learner's two folders.
    let file: String
    let line: Int
    let status: String
    /// Nil for a learner's test.
    let `guard`: Bool?
    /// -1 for a failing guard that costs a point.
    let points: Int
    let maxPoints: Int
    /// True for a test that learners do not have; nil for others.
    var hidden: Bool?
    let messages: [String]
    let findings: [Finding]
    /// How long it took; nil unless times are wanted, because equal verdicts give equal bytes.
    var seconds: Double?

    /// Whether a learner's test does not count.
    var isLeftOut: Bool {
      self.guard == nil && !["valid", "idle", "unjudged"].contains(status)
    }
  }

  /// A message of a test, with its place as seen from the submission; in the suite, from the workbook.
  struct Finding: Codable, Sendable {
    let file: String
    let line: Int
    let message: String
  }

  struct Mutant: Codable, Sendable {
    let id: String
    let status: String
    let demo: Bool
    let killedBy: [String]
    /// The reason why it survived; nil if it did not.
    let message: String?
    let points: Int
    let maxPoints: Int
    /// True for a mutant that learners do not have; nil for others.
    var hidden: Bool?
  }

  /// Hidden items that a report counts, or leaves out.
  struct Withheld: Codable, Sendable {
    var passed = 0
    var count = 0
    var points = 0
    var maxPoints = 0
  }

  init(path: String, chapters: [Chapter]) {
    self.path = path
    self.chapters = chapters
    score = chapters.map(\.score).reduce(0, +)
    maxScore = chapters.map(\.maxScore).reduce(0, +)
  }

  var hasPassed: Bool { status == .passed }

  /// The status of the whole: that of its chapters where they agree; otherwise an error counts most.
  var status: Chapter.Status {
    let all = Set(chapters.map(\.status))
    if all.count == 1, let status = all.first { return status }
    return all.contains(.error) ? .error : .failed
  }

  /// The score in percent, rounded down: 100 means full marks.
  var percent: Int { maxScore == 0 ? 0 : 100 * score / maxScore }
}
