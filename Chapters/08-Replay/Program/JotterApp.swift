import Platform

/// Jotter in three ways, as found, refactored, and yours; and a tool that plays a log again.
@main
struct JotterApp {
  static func main() {
    Jotter.play(
      legacy: LegacyScene.play, refactored: RefactoredScene.play, yours: YoursScene.play,
      others: ["replay": LogScene.play], isStarted: started)
  }
}
