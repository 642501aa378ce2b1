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

  func head(_ origin: JudgeIdentity) throws -> String {
    let judge = Style.indented(try JSONText.of(origin), by: 2).drop { $0 == " " }
    return "{\n  \"judge\" : \(judge),\n  \"submissions\" : ["
  }

  func body(_ submission: GradedSubmission, isFirst: Bool) throws -> String {
    (isFirst ? "\n" : ",\n")
      + Style.indented(try JSONText.of(showsTimes ? submission : submission.withoutTimes), by: 4)
  }

  func foot(_ origin: JudgeIdentity, _ all: GradedClass) -> String {
    "\n  ],\n  \"version\" : 1\n}\n"
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
