/// The day the digest is mailed, by the refactored class on the wrapped store.
enum WrappedScene {
  static func play() throws {
    try MailScene.play { storage, outbox in
      let weeklyDigest = CompositionRoot.wrappedWeeklyDigest(on: storage, mailer: outbox)
      return (weeklyDigest.preview, weeklyDigest.send)
    }
  }
}
