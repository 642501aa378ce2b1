/// What a chapter asks of the learner beside the points: a test that is made from a log of their own.
struct OwnLog: Decodable, Hashable, Sendable {
  /// The title of the lesson's step, without its number.
  let step: String
  /// Code that only such a test has. A `…` stands between parts that are looked for one by one.
  let code: String

  /// Whether a file has such a test.
  func isIn(_ source: String) -> Bool {
    code.split(separator: "…").allSatisfy { source.contains($0) }
  }
}
