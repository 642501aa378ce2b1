import Foundation

/// Jotter's settings, as found.
enum Settings {
  static let didChange = Notification.Name("settingsDidChange")

  /// How many minutes before a note is due its reminder comes.
  static var lead: Int {
    get { store.integer(forKey: "lead") }
    set { set(newValue, forKey: "lead") }
  }

  /// The hour in which the quiet hours begin.
  static var quietFrom: Int {
    get { store.integer(forKey: "quietFrom") }
    set { set(newValue, forKey: "quietFrom") }
  }

  /// The hour in which they end. If it is the one in which they begin, there are none.
  static var quietTo: Int {
    get { store.integer(forKey: "quietTo") }
    set { set(newValue, forKey: "quietTo") }
  }

  private static let store: UserDefaults = {
    let store = UserDefaults.standard
    store.register(defaults: ["lead": 30])
    // Version 1 had one text for the quiet hours, as in "22-7".
    let hours = (store.string(forKey: "quietHours") ?? "0-0").split(separator: "-")
    store.set(hours.first.flatMap { Int($0) } ?? 0, forKey: "quietFrom")
    store.set(hours.last.flatMap { Int($0) } ?? 0, forKey: "quietTo")
    store.removeObject(forKey: "quietHours")
    return store
  }()

  private static func set(_ value: Int, forKey key: String) {
    store.set(value, forKey: key)
    NotificationCenter.default.post(name: didChange, object: nil)
  }
}
