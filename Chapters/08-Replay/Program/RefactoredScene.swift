/// Plays the beginning of the log with the new player: after it an action draws twice, and that is turn 2.
enum RefactoredScene {
  static func play() {
    ReplayScene.show()
    print("\nThe first 7 entries, played again:")
    ReplayScene.show(Player().mismatches(in: Array(ReplayScene.events.prefix(7))))
  }
}
