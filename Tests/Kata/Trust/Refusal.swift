/// One thing in a learner's file that is not allowed: where it stands, what it is, and what to do instead.
struct Refusal: Sendable, Hashable {
  /// The file, as seen from the folder that holds the learner's two folders.
  let path: String
  /// The line, from 1; nil where it is not known.
  var line: Int?
  /// What was found, as the learner wrote it.
  let what: String
  /// Why it is not allowed and what to do instead: the rest of the sentence.
  let why: String

  /// How many are shown at once.
  private static let limit = 8

  /// The refusal as a sentence.
  var text: String { "\(path)\(line.map { ":\($0)" } ?? ""): \(what) is not allowed here: \(why)" }

  /// What is said of several: nothing when there are none.
  static func report(_ refusals: [Refusal]) throws {
    let lines = Set(refusals).sorted {
      ($0.path, $0.line ?? .max, $0.what) < ($1.path, $1.line ?? .max, $1.what)
    }.map(\.text)
    guard !lines.isEmpty else { return }
    let rest = lines.count - limit
    throw Diagnostics(
      text: (lines.prefix(limit) + (rest > 0 ? ["… and \(rest) more."] : []))
        .joined(separator: "\n"))
  }
}
