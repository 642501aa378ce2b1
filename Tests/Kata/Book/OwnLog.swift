/// What a chapter asks of the learner beside the points: a test that is made from a log of their own.
struct OwnLog: Decodable, Hashable, Sendable {
  /// The title of the lesson's step, without its number.
  let step: String
  /// Words that only the file of such a test has: its first line names the command that wrote it, and the log.
  let mark: String
}
