/// Effects that show what came of them.
struct RedrawingEffects: EffectRunning {
  let base: any EffectRunning
  let redraw: () -> Void

  func run(
    _ effect: SurpriseEffect, answer: @escaping (SurpriseAction) -> Void
  ) -> () -> Void {
    base.run(effect) {
      answer($0)
      redraw()
    }
  }
}
