/// What a playback shows: an action that happened, when, and what it led to.
nonisolated struct Frame: Equatable, Sendable {
  /// The time since the log began.
  var at: Duration
  var action: SurpriseAction
  var state: SurpriseState
}
