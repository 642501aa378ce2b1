/// Who judged, so that a verdict can be reproduced.
struct JudgeIdentity: Codable, Sendable {
  /// The version, and the hash of the program that ran.
  let kata: String

  /// The compiler, in its own words.
  let swift: String

  /// The commit; it says so where the workbook's own files have changed since.
  let workbook: String

  /// In what the tests ran, and what it lacks.
  let sandbox: String
}
