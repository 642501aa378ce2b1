import Platform

/// Jotter in three ways: as found, refactored, and yours; and its server alone.
@main
struct JotterApp {
  static func main() {
    Jotter.play(
      legacy: LegacyScene.play, refactored: RefactoredScene.play, yours: YoursScene.play,
      others: ["server": { _ in try ServerScene.play() }], isStarted: started)
  }
}
