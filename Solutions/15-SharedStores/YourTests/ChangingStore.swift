@testable import SharedStores

/// A store whose values another process may change at any time: here after they were read.
final class ChangingStore: SettingsStore {
  var values: [String: Any] = [:]
  /// Called after each reading.
  var afterReading: () -> Void = {}

  func object(forKey name: String) -> Any? {
    defer { afterReading() }
    return values[name]
  }

  func set(_ value: Any?, forKey name: String) { values[name] = value }

  func removeObject(forKey name: String) { values[name] = nil }
}
