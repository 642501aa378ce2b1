import Platform

/// Jotter in three ways, as found, refactored, and yours; and a screen with buttons, which is recorded.
@main
struct JotterApp {
  static func main() {
    Jotter.play(
      legacy: LegacyScene.play, refactored: RefactoredScene.play, yours: YoursScene.play,
      others: ["play": PlayScene.play], isStarted: started)
  }
}
