/// The message arrives at the legacy inbox.
enum LegacyScene {
  static func play() {
    MessageScene.play(LegacyMessageInbox(phone: DevicePhone()))
  }
}
