/// Mails one digest, put together in the composition root.
enum RefactoredScene {
  static func play() throws {
    try CompositionRoot.weeklyDigest().send()
    MailScene.report()
  }
}
