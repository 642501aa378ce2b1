/// Runs effects as the app does.
struct LiveEffects: EffectRunning {
  func run(
    _ effect: SurpriseEffect, answer: @escaping (SurpriseAction) -> Void
  ) -> () -> Void {
    let task = Task {
      switch effect {
      case .load(let note):
        let text = await NoteTexts.text(of: note)
        if !Task.isCancelled { answer(.loaded(note: note, text: text)) }
      case .wait:
        try? await Task.sleep(for: .seconds(5))
        if !Task.isCancelled { answer(.tick) }
      case .cancel: break
      }
    }
    return { task.cancel() }
  }
}
