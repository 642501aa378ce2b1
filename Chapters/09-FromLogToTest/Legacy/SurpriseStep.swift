/// A step of a log: an action, and what came with it.
nonisolated struct SurpriseStep: Equatable, Sendable {
  var action: SurpriseAction
  var source: SurpriseEvent.Source
  /// When it happened, since the log began.
  var at: Duration
  /// The random numbers that were drawn.
  var drew: [UInt64] = []
  /// The state that it led to.
  var state: SurpriseState
}
