import Foundation

/// A report of all details, for other programs. Equal verdicts give equal bytes.
///
/// Fields may be added, but never renamed. If a field's meaning changes, `version` changes.
struct JSONReport: ReportFormat {
  let name = "json"
  let summary = "everything"
  let fileExtension = "json"
  /// Whether tests' times are in it: then equal verdicts do not give equal bytes.
  var showsTimes = false

  func text(_ graded: GradedClass) throws -> String {
    let submissions = showsTimes ? graded.submissions : graded.submissions.map(\.withoutTimes)
    return try JSONText.of(GradedResults(judge: graded.judge, submissions: submissions)) + "\n"
  }
}

extension GradedSubmission {
  /// The result without the tests' times.
  fileprivate var withoutTimes: GradedSubmission {
    var timeless = self
    for index in timeless.chapters.indices {
      for turn in [\GradedSubmission.Chapter.suite, \.tests] {
        for test in timeless.chapters[index][keyPath: turn].tests.indices {
          timeless.chapters[index][keyPath: turn].tests[test].seconds = nil
        }
      }
    }
    return timeless
  }
}
