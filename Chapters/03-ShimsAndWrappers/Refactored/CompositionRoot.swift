import Platform

/// The one place where production code is put together.
enum CompositionRoot {
  static func weeklyDigest(on storage: Storage, mailer: any Mailer) -> WeeklyDigest {
    WeeklyDigest(
      db: StorageDB(storage), digestFinder: DigestFinder(), streakStore: StreakFinder(),
      mailer: mailer)
  }

  /// The shortcut: the same, on the static store in its wrapper.
  static func wrappedWeeklyDigest(on storage: Storage, mailer: any Mailer) -> WeeklyDigest {
    WeeklyDigest(
      db: StorageDB(storage), digestFinder: DigestFinder(),
      streakStore: WeeklyDigest.Wrappers.StreakStore(), mailer: mailer)
  }
}
