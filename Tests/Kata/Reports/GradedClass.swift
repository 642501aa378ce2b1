/// The submissions of a report, and all that can be said of them together.
struct GradedClass: Sendable {
  let submissions: [GradedSubmission]
  /// The items that many learners missed, for the debrief; empty for a single submission.
  let stumbles: [Stumble]
  /// The submissions that are alike.
  let likenesses: [Likeness]

  /// - Parameters:
  ///   - submissions: The results, in the report's order.
  ///   - chapters: The workbook's chapters, for their hints.
  init(_ submissions: [GradedSubmission], chapters: [Chapter]) {
    self.submissions = submissions
    likenesses = Likeness.all(in: submissions)
    stumbles = submissions.count > 1 ? Stumble.all(in: submissions, chapters: chapters) : []
  }

  /// A submission's name in a list of several: its path without the folders that all have in common.
  func name(of submission: GradedSubmission) -> String {
    let folders = submissions.map {
      $0.path.split(separator: "/", omittingEmptySubsequences: false)
    }
    guard folders.count > 1, let first = folders.first else { return submission.path }
    let common = first.dropLast().indices.prefix { index in
      folders.allSatisfy { $0.count > index + 1 && $0[index] == first[index] }
    }
    return submission.path.split(separator: "/", omittingEmptySubsequences: false)
      .dropFirst(common.count).joined(separator: "/")
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
