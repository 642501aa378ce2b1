/// One thing a test found wrong, and where.
struct Finding: Codable, Sendable, Hashable {
  /// The file, as the test's module sees it; nil where none is known.
  var path: String?
  var line: Int?
  /// What was expected and found, and the test's own words.
  let text: String
}
