@testable import FromLogToTest

/// A fake that runs effects until a test lets their answers come, also after they were ended.
final class HeldEffects: EffectRunning {
  private(set) var begun: [SurpriseEffect] = []
  private(set) var ended: [SurpriseEffect] = []
  private var answers: [(SurpriseAction) -> Void] = []

  func run(
    _ effect: SurpriseEffect, answer: @escaping (SurpriseAction) -> Void
  ) -> () -> Void {
    begun.append(effect)
    answers.append(answer)
    return { self.ended.append(effect) }
  }

  /// Lets the answer come of the effect that was begun as number `index`, from 0.
  func answer(_ index: Int, _ action: SurpriseAction) { answers[index](action) }
}
