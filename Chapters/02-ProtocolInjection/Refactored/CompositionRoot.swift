import Platform

/// The one place where production code is put together.
enum CompositionRoot {
  static func weeklyDigest(on storage: Storage, mailer: any DigestMailer) -> WeeklyDigest {
    WeeklyDigest(
      db: StorageDB(storage), digestFinder: DigestFinder(), streakFinder: StreakFinder(),
      mailer: mailer)
  }

  static func weeklyDigest() -> WeeklyDigest {
    weeklyDigest(on: AppEnvironment.shared.storage, mailer: AppEnvironment.shared.outbox)
  }
}
