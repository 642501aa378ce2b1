import Platform

/// Mails the weekly digest.
class LegacyWeeklyDigest {
  func send() {
    // swift-format-ignore: NeverUseForceTry
    try! AppEnvironment.shared.storage.read { transaction in
      // swift-format-ignore: NeverForceUnwrap
      let digest = LegacyDigestFinder().digest(transaction: transaction)!
      // swift-format-ignore: NeverForceUnwrap
      let streak = LegacyStreakFinder().streak(transaction: transaction)!
      try AppEnvironment.shared.outbox.send(mail(for: digest, after: streak))
    }
  }

  private func mail(for digest: Digest, after streak: Streak) -> Digest {
    streak.weeks == 52 ? Digest(text: "One year of notes!") : digest
  }
}
