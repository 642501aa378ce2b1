import Foundation

/// A store of a test's own. It is empty at first, and no other test finds what is set in it.
nonisolated final class OwnStore {
  let defaults: UserDefaults
  private let name = "Seams-\(UUID().uuidString)"

  init() {
    guard let store = UserDefaults(suiteName: name) else { fatalError("no store is named \(name)") }
    defaults = store
  }

  // On Linux a store that is not synchronized leaves no file behind.
  #if canImport(Darwin)
    deinit { defaults.removePersistentDomain(forName: name) }
  #endif
}
