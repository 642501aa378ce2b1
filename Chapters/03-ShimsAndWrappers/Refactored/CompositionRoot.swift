import Platform

/// The one place where production code is put together.
enum CompositionRoot {
  static func weeklyDigest(on storage: Storage, mailer: any Mailer) -> WeeklyDigest {
    WeeklyDigest(
      db: StorageDB(storage), digestFinder: DigestFinder(), streakStore: StreakFinder(),
      mailer: mailer)
  }
}
