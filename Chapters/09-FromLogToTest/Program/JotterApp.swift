import Platform

/// Jotter in three ways, as found, refactored, and yours; a screen with buttons, which is recorded; and tools for logs.
@main
struct JotterApp {
  static func main() {
    Jotter.play(
      legacy: LegacyScene.play, refactored: RefactoredScene.play, yours: YoursScene.play,
      others: [
        "yours": YoursScene.play, "play": PlayScene.play, "step": StepScene.play,
        "fixed": StepScene.playFixed, "test": TestScene.play,
      ], isStarted: started)
  }
}
