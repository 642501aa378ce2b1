/// The submissions of a report, who judged them, and all that can be said of them together.
struct GradedClass: Sendable {
  let judge: JudgeIdentity
  let submissions: [GradedSubmission]
  /// The items that many learners missed, for the debrief; empty for a single submission.
  let stumbles: [Stumble]
  /// The number of folders that the paths of all submissions begin with.
  private let common: Int

  /// Gathers results, in the report's order. The workbook's chapters are for their hints.
  init(_ submissions: [GradedSubmission], by judge: JudgeIdentity, chapters: [Chapter]) {
    self.judge = judge
    self.submissions = submissions
    common = Self.common(submissions.map(\.path))
    stumbles = submissions.count > 1 ? Stumble.all(in: submissions, chapters: chapters) : []
  }

  /// A submission's name in a list of several: its path without the folders that all have in common.
  func name(of submission: GradedSubmission) -> String {
    Self.parts(submission.path).dropFirst(common).joined(separator: "/")
  }

  private static func parts(_ path: String) -> [Substring] {
    path.split(separator: "/", omittingEmptySubsequences: false)
  }

  /// The number of folders that all paths begin with.
  private static func common(_ paths: [String]) -> Int {
    let paths = paths.map(parts)
    guard paths.count > 1, let first = paths.first else { return 0 }
    return first.dropLast().indices.prefix { index in
      paths.allSatisfy { $0.count > index + 1 && $0[index] == first[index] }
    }.count
  }

  /// The chapters that some submission was graded on, with what each of their turns is worth.
  var chapters: [(id: String, tests: Int, suite: Int)] {
    var seen: [String: (id: String, tests: Int, suite: Int)] = [:]
    for chapter in submissions.flatMap(\.chapters) where seen[chapter.id] == nil {
      seen[chapter.id] = (chapter.id, chapter.tests.maxScore, chapter.suite.maxScore)
    }
    return seen.values.sorted { $0.id < $1.id }
  }
}
