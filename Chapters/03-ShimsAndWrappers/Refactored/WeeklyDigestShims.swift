/// Shorter names: what is shimmed for the digest, and by what.
extension WeeklyDigest {
  enum Shims {
    typealias StreakStore = WeeklyDigest_StreakStoreShim
  }

  enum Wrappers {
    typealias StreakStore = WeeklyDigest_StreakStoreWrapper
  }
}
