/// The same message arrives at the refactored prompt.
enum RefactoredScene {
  static func play() throws {
    try MessageScene.play(PushPrompt().decide)
  }
}
