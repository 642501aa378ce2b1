import Foundation

struct Settings {
  private let store: UserDefaults

  init(store: UserDefaults) { self.store = store }

  var lead: Int {
    get { store.integer(forKey: "lead") }
    set { set(newValue, forKey: "lead") }
  }

  private static func set(_ value: Int, forKey key: String) {
    UserDefaults.standard.set(value, forKey: key)
  }
}

final class SettingsScreen {
  private let settings = Settings(store: .standard)

  func changeLead() { settings.lead = 10 }
}

func lead() -> Int { Settings.lead }
