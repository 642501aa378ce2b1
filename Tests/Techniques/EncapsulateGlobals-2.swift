import Foundation

protocol SettingsStore: AnyObject {
  func integer(forKey name: String) -> Int
}

extension UserDefaults: SettingsStore {}

class Settings {
  static let shared = Settings(store: UserDefaults.standard)

  private let store: any SettingsStore

  init(store: any SettingsStore) { self.store = store }

  var lead: Int {
    get { store.integer(forKey: "lead") }
    set { set(newValue, forKey: "lead") }
  }

  private static func set(_ value: Int, forKey key: String) {
    UserDefaults.standard.set(value, forKey: key)
  }
}

final class ReminderTimes {
  private let settings: Settings

  init(settings: Settings = Settings()) { self.settings = settings }
}

actor Synchronizer {
  init(settings: Settings = .shared) {}
}

func lead() -> Int { Settings.lead }
