import Platform

/// Jotter in three ways, as found, refactored, and yours; a screen with buttons, which is recorded; and a tool for
/// logs.
@main
struct JotterApp {
  static func main() {
    Jotter.play(
      legacy: LegacyScene.play, refactored: RefactoredScene.play, yours: YoursScene.play,
      others: ["play": PlayScene.play, "test": TestScene.play], isStarted: started)
  }
}
