/// The day the digest is mailed, by the refactored class.
enum RefactoredScene {
  static func play() throws {
    try MailScene.play { storage, outbox in
      let weeklyDigest = CompositionRoot.weeklyDigest(on: storage, mailer: outbox)
      return (weeklyDigest.preview, weeklyDigest.send)
    }
  }
}
