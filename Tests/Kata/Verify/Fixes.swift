/// What `kata verify --fix` did in one step.
struct Fixes: Sendable {
  var changes: [Change] = []
  /// What was left alone because it needs a decision, in a sentence each.
  var remarks: [String] = []
}
