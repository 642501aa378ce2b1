/// The same message arrives at the refactored inbox.
enum RefactoredScene {
  static func play() {
    MessageScene.play(MessageInbox(phone: DevicePhone()))
  }
}
