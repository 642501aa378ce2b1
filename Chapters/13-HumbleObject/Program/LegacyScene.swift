/// Ben rides a train, with the editor as found.
enum LegacyScene {
  static func play() { TrainRide(LegacyEditorScreen.self).play() }
}
