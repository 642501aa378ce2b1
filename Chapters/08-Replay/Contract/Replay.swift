/// A world in which one action happens again: it gives the answers that were recorded.
protocol Replay: AnyObject {
  /// Takes what the world answered then. States and actions are no answers, and are ignored.
  func answer(with event: SurpriseEvent)

  /// The world, which returns the recorded answers.
  var dependencies: SurpriseDependencies { get }

  /// Tells it that nothing more will be asked.
  func finish()
}
