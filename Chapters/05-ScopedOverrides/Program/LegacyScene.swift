/// A message arrives that would like to ask something, on a phone that is to ask nothing.
enum LegacyScene {
  static func play() throws {
    try MessageScene.play(LegacyPushPrompt().decide)
  }
}
