import Foundation

/// Decides when Jotter asks for a rating, as found.
final class RatingPrompt: RatingPrompting {
  func launched() {
    let store = UserDefaults.standard
    store.set(store.integer(forKey: "launches") + 1, forKey: "launches")
    if lastDate == nil { store.set(Date(), forKey: "ratingDate") }
  }

  var isDue: Bool {
    let store = UserDefaults.standard
    guard let lastDate, !store.bool(forKey: "ratingOff") else { return false }
    return store.integer(forKey: "launches") >= 10
      && Date().timeIntervalSince(lastDate) >= 30 * 24 * 60 * 60
      && store.string(forKey: "ratedVersion") != AppInfo.version
  }

  func asked() {
    let store = UserDefaults.standard
    store.set(0, forKey: "launches")
    store.set(Date(), forKey: "ratingDate")
    store.set(AppInfo.version, forKey: "ratedVersion")
  }

  func declined() { UserDefaults.standard.set(true, forKey: "ratingOff") }

  /// When the user was asked, or launched the app for the first time.
  private var lastDate: Date? {
    let store = UserDefaults.standard
    if let date = store.object(forKey: "ratingDate") as? Date { return date }
    // Version 1 stored seconds.
    let seconds = store.double(forKey: "ratingDate")
    return seconds == 0 ? nil : Date(timeIntervalSince1970: seconds)
  }
}
