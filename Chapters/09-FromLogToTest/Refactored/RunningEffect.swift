/// An effect whose answer has not come yet.
nonisolated struct RunningEffect: Hashable, Sendable {
  var effect: SurpriseEffect
  /// The number of the step that began it.
  var step: Int
}
