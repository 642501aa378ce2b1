import Foundation

/// What is known of a user's ratings.
nonisolated struct RatingRecord {
  var launches: Int
  var date: Date?
  var version: String?
  var isOff: Bool

  /// Reads what any version has stored.
  init(in store: UserDefaults) {
    launches = store.integer(forKey: "launches")
    date =
      switch store.object(forKey: "ratingDate") {
      case nil: nil
      case let date as Date: date
      default: Date(timeIntervalSince1970: store.double(forKey: "ratingDate"))
      }
    version = store.string(forKey: "ratedVersion")
    isOff = store.bool(forKey: "ratingOff")
  }

  func save(in store: UserDefaults) {
    store.set(launches, forKey: "launches")
    store.set(date, forKey: "ratingDate")
    store.set(version, forKey: "ratedVersion")
    store.set(isOff, forKey: "ratingOff")
  }

  func isDue(at now: Date, in current: String) -> Bool {
    guard let date, !isOff, version != current, launches >= 10 else { return false }
    return date.addingTimeInterval(30 * 86_400) <= now
  }
}
