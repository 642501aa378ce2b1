import Foundation

/// A store of a test's own: it is empty, and no other test finds what is set in it.
///
/// The suite that holds it has to be a class or a struct whose instances the library makes anew for each test.
final class OwnStore {
  let defaults: UserDefaults
  private let name = "Seams-\(UUID().uuidString)"

  init() { defaults = UserDefaults(suiteName: name)! }

  // On Linux a store that is not synchronized leaves nothing behind.
  #if canImport(Darwin)
    isolated deinit { defaults.removePersistentDomain(forName: name) }
  #endif
}
