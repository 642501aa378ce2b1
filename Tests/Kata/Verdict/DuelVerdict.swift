/// A learner's mutants in a chapter, judged by the tests of their author and of an opponent.
struct DuelVerdict: Sendable {
  struct Mutant: Sendable {
    let id: String
    /// The author's sentence about it.
    let message: String
    /// The names of the opponent's tests that kill it.
    let killedBy: [String]
  }

  /// The mutants that count, ordered by name.
  let mutants: [Mutant]
  /// The reasons why other mutants do not count, by their names.
  let refused: [(name: String, reason: String)]
  /// The reason why the opponent's tests could not be judged; nil if they could.
  let error: String?

  var survivors: [Mutant] { mutants.filter(\.killedBy.isEmpty) }
}
