import Platform

/// Jotter in three ways, as found, refactored, and yours; and two tools for the logs of testers.
@main
struct JotterApp {
  static func main() {
    Jotter.play(
      legacy: LegacyScene.play, refactored: RefactoredScene.play, yours: YoursScene.play,
      others: ["step": StepScene.play, "test": TestScene.play], isStarted: started)
  }
}
