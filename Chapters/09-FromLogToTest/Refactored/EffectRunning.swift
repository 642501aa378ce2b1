/// A type that runs effects.
protocol EffectRunning {
  /// Begins an effect.
  ///
  /// - Parameters:
  ///   - effect: What to do.
  ///   - answer: Takes the answer of this effect, at once or later: once, or not at all when it was ended.
  /// - Returns: A function that ends the effect early.
  func run(
    _ effect: SurpriseEffect, answer: @escaping (SurpriseAction) -> Void
  ) -> () -> Void
}
