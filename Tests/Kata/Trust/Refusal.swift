/// A refused use in a learner's file: its place, its words, and advice.
struct Refusal: Sendable, Hashable {
  /// The path of the file, as seen from the parent of the learner's two folders.
  let path: String
  /// The line, from 1; nil if it is not known.
  var line: Int?
  /// The refused use, as the learner wrote it if possible.
  let what: String
  /// The reason and the advice: the rest of the sentence.
  let why: String

  /// The number of refusals that are shown at once.
  private static let limit = 8

  private var sentence: String { "\(what) is not allowed here: \(why)" }
  private var text: String { "\(path)\(line.map { ":\($0)" } ?? ""): \(sentence)" }

  /// Throws ``Diagnostics`` with the text of some refusals, unless there are none.
  static func report(_ refusals: [Refusal]) throws {
    let sorted = Set(refusals).sorted {
      ($0.path, $0.line ?? .max, $0.what) < ($1.path, $1.line ?? .max, $1.what)
    }
    let lines = sorted.map(\.text)
    guard !lines.isEmpty else { return }
    let rest = lines.count - limit
    throw Diagnostics(
      text: (lines.prefix(limit) + (rest > 0 ? ["… and \(rest) more."] : []))
        .joined(separator: "\n"),
      refused: sorted.map { .init(path: $0.path, line: $0.line, sentence: $0.sentence) })
  }
}
