/// A place where a log and what happens when it is played again differ.
struct Mismatch: Equatable, CustomStringConvertible {
  /// The number of the entry; the state at the start is 0.
  var step: Int
  /// What differs.
  var difference: String
  /// The entry; nil where the log ends too early.
  var entry: SurpriseEvent?

  var description: String { "entry \(step): \(difference)" }
}
