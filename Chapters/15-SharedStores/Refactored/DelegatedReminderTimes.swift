import Foundation

/// When the reminders of some notes come, as found, with settings that can be passed in.
final class DelegatedReminderTimes {
  private let notes: [Note]
  private let settings: SettingsDelegator

  init(notes: [Note], settings: SettingsDelegator = SettingsDelegator()) {
    (self.notes, self.settings) = (notes, settings)
    _ = NotificationCenter.default.addObserver(
      forName: Settings.didChange, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { self.tellWatch() }
    }
  }

  /// The reminders, in the order of the notes.
  func reminders() -> [String] { notes.map { "\($0.title) at \(time(for: $0.due))" } }

  private func time(for due: TimeOfDay) -> TimeOfDay {
    let time = due - settings.lead
    return isQuiet(time.hour) ? TimeOfDay(settings.quietTo) : time
  }

  private func isQuiet(_ hour: Int) -> Bool {
    settings.quietFrom <= settings.quietTo
      ? settings.quietFrom <= hour && hour < settings.quietTo
      : settings.quietFrom <= hour || hour < settings.quietTo
  }

  private func tellWatch() {
    for reminder in reminders() { Watch.shared.tap(reminder) }
  }
}
