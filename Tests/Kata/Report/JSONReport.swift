import Foundation

/// Everything, for other programs: the same bytes for the same verdicts.
///
/// Fields may be added, never renamed; `version` changes when a field's meaning does.
struct JSONReport: ReportFormat {
  let name = "json"
  let summary = "everything"

  let head = "{\n  \"submissions\" : ["
  let foot = "\n  ],\n  \"version\" : 1\n}\n"

  func body(_ submission: GradedSubmission, isFirst: Bool) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(submission), as: UTF8.self)
    return (isFirst ? "\n" : ",\n") + Style.indented(text, by: 4)
  }
}
