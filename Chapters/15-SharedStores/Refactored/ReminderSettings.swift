import Foundation

/// Jotter's settings of reminders, in a store that is passed in.
struct ReminderSettings {
  nonisolated static let didChange = Notification.Name("settingsDidChange")

  private let store: any SettingsStore
  private let center: NotificationCenter

  /// Takes over what version 1 has stored.
  init(store: any SettingsStore = UserDefaults.standard, center: NotificationCenter = .default) {
    (self.store, self.center) = (store, center)
    migrate()
  }

  /// How many minutes before a note is due its reminder comes.
  var lead: Int {
    get { self[.lead] }
    nonmutating set { self[.lead] = newValue }
  }

  /// The hour in which the quiet hours begin.
  var quietFrom: Int {
    get { self[.quietFrom] }
    nonmutating set { self[.quietFrom] = newValue }
  }

  /// The hour in which they end. If it is the one in which they begin, there are none.
  var quietTo: Int {
    get { self[.quietTo] }
    nonmutating set { self[.quietTo] = newValue }
  }

  /// All settings, each read once.
  var rules: ReminderRules {
    ReminderRules(lead: lead, quietFrom: quietFrom, quietTo: quietTo)
  }

  /// Calls an action after each change of a setting, as soon as it is stored, for as long as the observation is held.
  /// Changes count if settings on the same store object have made them.
  func observe(_ action: @escaping @MainActor () -> Void) -> SettingsObservation {
    SettingsObservation(of: store, through: center, action)
  }

  private subscript(key: SettingKey) -> Int {
    get { store.object(forKey: key.name) as? Int ?? key.fallback }
    nonmutating set {
      let old = self[key]
      store.set(newValue, forKey: key.name)
      if newValue != old { center.post(name: Self.didChange, object: store) }
    }
  }

  private func migrate() {
    // Version 1 had one text for the quiet hours, as in "22-7".
    guard let text = store.object(forKey: "quietHours") as? String else { return }
    store.removeObject(forKey: "quietHours")
    let hours = text.split(separator: "-").compactMap { Int($0) }
    let keys = [SettingKey.quietFrom, .quietTo]
    guard hours.count == 2, keys.allSatisfy({ store.object(forKey: $0.name) == nil }) else {
      return
    }
    for (key, hour) in zip(keys, hours) { store.set(hour, forKey: key.name) }
  }
}
