import Foundation

/// A store for one test, which no other test and no app finds.
nonisolated final class TestStore {
  let defaults: UserDefaults
  private let name = "Seams-\(UUID().uuidString)"

  /// - Parameter values: What lies in it.
  init(_ values: [String: Any] = [:]) {
    guard let store = UserDefaults(suiteName: name) else { fatalError("no store is named \(name)") }
    defaults = store
    for (key, value) in values { defaults.set(value, forKey: key) }
  }

  #if canImport(Darwin)
    deinit { defaults.removePersistentDomain(forName: name) }
  #endif
}
