/// A problem that a test found, and its place.
struct Finding: Codable, Sendable, Hashable {
  /// The file, as the test's module sees it; nil if it is not known.
  var path: String?
  var line: Int?
  /// The expected and the actual value, and the test's own comment.
  let text: String
  /// How many further findings it stands for; nil for a finding that is one itself.
  var more: Int?
}
