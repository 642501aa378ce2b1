import Foundation

/// Decides when Jotter asks for a rating, on a store and a time that are passed in.
struct RatingPrompt: RatingPrompting {
  private enum Key: String {
    case launches, ratingDate, ratedVersion, ratingOff
  }

  private static let month: TimeInterval = 30 * 24 * 60 * 60

  let store: UserDefaults
  let now: () -> Date
  let version: String

  func launched() {
    set(launches + 1, for: .launches)
    if lastDate == nil { set(now(), for: .ratingDate) }
  }

  var isDue: Bool {
    guard let lastDate, !store.bool(forKey: Key.ratingOff.rawValue) else { return false }
    return launches >= 10 && now().timeIntervalSince(lastDate) >= Self.month
      && store.string(forKey: Key.ratedVersion.rawValue) != version
  }

  func asked() {
    set(0, for: .launches)
    set(now(), for: .ratingDate)
    set(version, for: .ratedVersion)
  }

  func declined() { set(true, for: .ratingOff) }

  /// Version 1 stored a text, which this reads as well.
  private var launches: Int { store.integer(forKey: Key.launches.rawValue) }

  /// When the user was asked, or launched the app for the first time.
  private var lastDate: Date? {
    let name = Key.ratingDate.rawValue
    if let date = store.object(forKey: name) as? Date { return date }
    // Version 1 stored seconds.
    let seconds = store.double(forKey: name)
    return seconds == 0 ? nil : Date(timeIntervalSince1970: seconds)
  }

  private func set(_ value: Any, for key: Key) { store.set(value, forKey: key.rawValue) }
}
