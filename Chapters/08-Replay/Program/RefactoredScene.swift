/// Plays the whole log with the new player.
enum RefactoredScene {
  static func play() {
    ReplayScene.show()
    print("\nPlayed again:")
    ReplayScene.show(Player().mismatches(in: ReplayScene.events))
    print("\nWith the bug fixed:")
    ReplayScene.show(Player(reduce: FixedReducer.reduce).mismatches(in: ReplayScene.events))
  }
}
