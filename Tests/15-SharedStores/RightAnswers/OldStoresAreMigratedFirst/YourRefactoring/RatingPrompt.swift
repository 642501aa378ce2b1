import Foundation

/// Decides when Jotter asks for a rating. What version 1 has stored is brought into today's form when this is made.
struct RatingPrompt: RatingPrompting {
  /// A key whose values have one type.
  private struct Key<Value> {
    let name: String
  }

  private let launches = Key<Int>(name: "launches")
  private let date = Key<Date>(name: "ratingDate")
  private let ratedVersion = Key<String>(name: "ratedVersion")
  private let isOff = Key<Bool>(name: "ratingOff")

  private let store: UserDefaults
  private let now: () -> Date
  private let version: String

  init(store: UserDefaults, now: @escaping () -> Date, version: String) {
    self.store = store
    self.now = now
    self.version = version
    migrate()
  }

  private func migrate() {
    if self[launches] == nil, store.object(forKey: launches.name) != nil {
      self[launches] = store.integer(forKey: launches.name)
    }
    if self[date] == nil, store.object(forKey: date.name) != nil {
      self[date] = Date(timeIntervalSince1970: store.double(forKey: date.name))
    }
    if self[isOff] == nil, store.object(forKey: isOff.name) != nil {
      self[isOff] = store.bool(forKey: isOff.name)
    }
  }

  private subscript<Value>(key: Key<Value>) -> Value? {
    get { store.object(forKey: key.name) as? Value }
    nonmutating set { store.set(newValue, forKey: key.name) }
  }

  func launched() {
    self[launches] = (self[launches] ?? 0) + 1
    if self[date] == nil { self[date] = now() }
  }

  var isDue: Bool {
    guard self[isOff] != true, self[ratedVersion] != version, let last = self[date] else {
      return false
    }
    return (self[launches] ?? 0) >= 10 && now() >= last + 30 * 24 * 3600
  }

  func asked() {
    self[launches] = 0
    self[date] = now()
    self[ratedVersion] = version
  }

  func declined() { self[isOff] = true }
}
