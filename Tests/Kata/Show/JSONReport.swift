import Foundation

/// A report of all details, for other programs. Equal verdicts give equal bytes.
///
/// Fields may be added, but never renamed. If a field's meaning changes, `version` changes.
struct JSONReport: ReportFormat {
  let name = "json"
  let summary = "everything"

  func head(_ origin: JudgeIdentity) throws -> String {
    let judge = Style.indented(try Self.text(of: origin), by: 2).drop { $0 == " " }
    return "{\n  \"judge\" : \(judge),\n  \"submissions\" : ["
  }

  func body(_ submission: GradedSubmission, isFirst: Bool) throws -> String {
    (isFirst ? "\n" : ",\n") + Style.indented(try Self.text(of: submission), by: 4)
  }

  func foot(_ origin: JudgeIdentity) -> String { "\n  ],\n  \"version\" : 1\n}\n" }

  /// A value as JSON: the same bytes for the same value.
  static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
