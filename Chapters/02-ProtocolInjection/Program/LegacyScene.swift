/// Starts Jotter just to mail one digest.
enum LegacyScene {
  static func play() {
    LegacyWeeklyDigest().send()
    MailScene.report()
  }
}
