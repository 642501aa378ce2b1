import Foundation

enum Settings {
  static let didChange = Notification.Name("settingsDidChange")
  static var lead: Int { 30 }
}

class SettingsDelegator {
  var lead: Int { Settings.lead }
}

final class EarlyBird: SettingsDelegator {
  override var lead: Int { 10 }
}

final class ReminderTimes {
  init(center: NotificationCenter) {
    _ = center.addObserver(forName: Settings.didChange, object: nil, queue: .main) {
      [weak self] _ in self?.tellWatch()
    }
  }

  func tellWatch() {}
}

nonisolated func post(to center: NotificationCenter) {
  center.post(name: Settings.didChange, object: nil)
}

nonisolated enum Switches {
  static var isOffline = false
}

struct StoredSettings {
  init(store: UserDefaults = .standard) {}
}

actor Synchronizer {
  init(settings: StoredSettings = StoredSettings()) {}
}
