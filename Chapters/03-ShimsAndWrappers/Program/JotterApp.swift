import Platform

/// Jotter as found, refactored, and yours; and refactored half-way, on the wrapped store.
@main
struct JotterApp {
  static func main() {
    Jotter.play(
      legacy: LegacyScene.play, refactored: RefactoredScene.play, yours: YoursScene.play,
      others: ["wrapped": { _ in try WrappedScene.play() }], isStarted: started)
  }
}
