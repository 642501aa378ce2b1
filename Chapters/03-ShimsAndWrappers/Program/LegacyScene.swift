import Platform

/// The day the digest is mailed.
enum LegacyScene {
  static func play() throws {
    try MailScene.play { storage, outbox in
      let weeklyDigest = LegacyWeeklyDigest(
        db: StorageDB(storage), digestFinder: DigestFinder(), mailer: outbox)
      return (weeklyDigest.preview, weeklyDigest.send)
    }
  }
}
