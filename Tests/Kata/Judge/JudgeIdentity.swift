/// The versions of all that took part in a verdict, so that it can be reproduced.
struct JudgeIdentity: Codable, Sendable {
  /// The hash of kata's sources, marked if they have changed since the workbook's commit.
  let kata: String

  /// The compiler's own version line.
  let swift: String

  /// The workbook's commit, marked if the workbook's own files have changed since.
  let workbook: String

  /// The sandbox of the tests, and the protection that is missing.
  let sandbox: String

  /// Whether the sandbox hides and forbids all that it should.
  let sandboxed: Bool

  /// The sentences at the end of a report on a class.
  var words: String {
    "Judged by kata \(kata), \(swift), workbook \(workbook). Sandbox: \(sandbox)."
  }
}
