@testable import FromLogToTest

/// A stub and a spy: its effects answer when a test says so, even after they were ended.
final class HeldEffects: EffectRunning {
  private(set) var begun: [SurpriseEffect] = []
  private(set) var ended: [SurpriseEffect] = []
  /// Whether the text of a note comes as soon as it is fetched, up to the hundredth effect: code that begins effects
  /// without end then fails a test, and does not hang it.
  var textsComeAtOnce = false

  private var answers: [(SurpriseAction) -> Void] = []

  func run(
    _ effect: SurpriseEffect, answer: @escaping (SurpriseAction) -> Void
  ) -> () -> Void {
    begun.append(effect)
    answers.append(answer)
    if textsComeAtOnce && begun.count < 100 { self.answer(begun.count - 1) }
    return { self.ended.append(effect) }
  }

  /// Lets the text come of the note that was fetched as number `index`, from 0.
  func answer(_ index: Int) {
    if case .load(let note) = begun[index] { answers[index](.loaded(note: note, text: "It came")) }
  }
}
