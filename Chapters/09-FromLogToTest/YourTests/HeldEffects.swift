import Testing

@testable import FromLogToTest

/// Effects that answer when a test says so, even after they were ended.
final class HeldEffects: EffectRunning {
  private(set) var begun: [SurpriseEffect] = []
  private(set) var ended: [SurpriseEffect] = []
  /// Whether a text comes as soon as it is fetched; up to the hundredth effect, so that no test hangs.
  var textsComeAtOnce = false

  private var answers: [(SurpriseAction) -> Void] = []

  func run(
    _ effect: SurpriseEffect, answer: @escaping (SurpriseAction) -> Void
  ) -> () -> Void {
    begun.append(effect)
    answers.append(answer)
    if textsComeAtOnce, case .load = effect, begun.count < 100 {
      self.answer(begun.count - 1, "It came")
    }
    return { self.ended.append(effect) }
  }

  /// Lets a text come for the effect that was begun as number `index`, from 0.
  func answer(_ index: Int, _ text: String) {
    guard case .load(let note) = begun[index] else {
      Issue.record("effect \(index) fetches no text")
      return
    }
    answers[index](.loaded(note: note, text: text))
  }
}
