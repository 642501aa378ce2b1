import Foundation

/// A store of settings: the methods of `UserDefaults` that Jotter's settings call.
protocol SettingsStore: AnyObject {
  func object(forKey name: String) -> Any?
  func set(_ value: Any?, forKey name: String)
  func removeObject(forKey name: String)
}

extension UserDefaults: SettingsStore {}
