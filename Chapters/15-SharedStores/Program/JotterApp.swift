import Platform

/// Jotter in three ways: as found, refactored, and yours.
@main
struct JotterApp {
  static func main() {
    Home.move()
    Jotter.play(
      legacy: LegacyScene.play, refactored: RefactoredScene.play, yours: YoursScene.play,
      isStarted: started)
  }
}
