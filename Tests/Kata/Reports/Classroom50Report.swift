import Foundation

/// The `result.json` of a Classroom 50 autograder, for the one submission that it grades.
///
/// The fields are those of the schema `classroom50/result/v1`, from Classroom 50's wiki page "Advanced Autograding". Its
/// runner sets the environment that the first of them come from, and adds the rest.
struct Classroom50Report: ReportFormat {
  let name = "classroom50"
  let summary = "result.json of one submission"
  let fileExtension = "json"
  let isForOne = true

  private struct Result: Encodable {
    let schema = "classroom50/result/v1"
    let classroom: String
    let assignment: String
    let submission: String
    let commit: String
    let release: String
    let review: String
    let score: Int
    let maxScore: Int
    let tests: [Test]

    enum CodingKeys: String, CodingKey {
      case schema, classroom, assignment, submission, commit, release, review, score, tests
      case maxScore = "max-score"
    }
  }

  private struct Test: Encodable {
    let name: String
    let passed: Bool
    let score: Int
    let maxScore: Int

    enum CodingKeys: String, CodingKey {
      case passed, score
      case name = "test-name"
      case maxScore = "max-score"
    }
  }

  func text(_ graded: GradedClass) throws -> String {
    try graded.submissions.map { try JSONText.of(Self.result(of: $0)) + "\n" }.joined()
  }

  private static func result(of submission: GradedSubmission) -> Result {
    let set = ProcessInfo.processInfo.environment
    func variable(_ name: String) -> String {
      set[name].flatMap { $0.isEmpty ? nil : $0 } ?? "unknown"
    }
    return Result(
      classroom: variable("CLASSROOM"), assignment: variable("ASSIGNMENT"),
      submission: variable("SUBMISSION_TAG"), commit: variable("COMMIT_URL"),
      release: variable("RELEASE_URL"),
      review: set["REVIEW_URL"].flatMap { $0.isEmpty ? nil : $0 } ?? variable("COMMIT_URL"),
      score: submission.score, maxScore: submission.maxScore,
      tests: submission.chapters.flatMap(tests))
  }

  /// The mutants, and the suite as one: a lost guard costs a point, and a test's score is never negative.
  private static func tests(of chapter: GradedSubmission.Chapter) -> [Test] {
    let mutants = chapter.checks.filter { $0.test == nil && $0.maxPoints == 1 && !$0.isHidden }.map
    {
      Test(
        name: "\(chapter.id): \($0.name)", passed: $0.failure == nil, score: $0.points, maxScore: 1)
    }
    let hidden = chapter.tests.score - mutants.map(\.score).reduce(0, +)
    let hiddenMax = chapter.tests.maxScore - mutants.count
    let rest =
      hiddenMax == 0
      ? []
      : [
        Test(
          name: "\(chapter.id): hidden", passed: hidden == hiddenMax, score: hidden,
          maxScore: hiddenMax)
      ]
    let suite = Test(
      name: "\(chapter.id): the suite", passed: chapter.suite.status == .passed,
      score: chapter.suite.score, maxScore: chapter.suite.maxScore)
    return mutants + rest + [suite]
  }
}
