import Foundation

/// Effects of a phone in a slow network: each text takes up to three seconds.
struct SlowEffects: EffectRunning {
  let base: any EffectRunning

  func run(
    _ effect: SurpriseEffect, answer: @escaping (SurpriseAction) -> Void
  ) -> () -> Void {
    guard case .load = effect else { return base.run(effect, answer: answer) }
    let task = Task {
      try? await Task.sleep(for: .milliseconds(.random(in: 200...3_000)))
      if !Task.isCancelled { _ = base.run(effect, answer: answer) }
    }
    return { task.cancel() }
  }
}
