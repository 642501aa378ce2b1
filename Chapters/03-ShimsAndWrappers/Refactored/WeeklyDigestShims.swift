/// Shorter names for the digest's shims and wrappers.
extension WeeklyDigest {
  enum Shims {
    typealias StreakStore = WeeklyDigest_StreakStoreShim
  }

  enum Wrappers {
    typealias StreakStore = WeeklyDigest_StreakStoreWrapper
  }
}
