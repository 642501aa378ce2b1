import Foundation

/// Plays yesterday's log with the legacy player.
enum LegacyScene {
  static func play() {
    ReplayScene.show()
    LegacyPlayer.play()
    print("\nThe legacy player sends its actions again. The report says:")
    ReplayScene.showReport()
  }
}
