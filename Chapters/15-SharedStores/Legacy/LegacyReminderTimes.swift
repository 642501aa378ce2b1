import Foundation

/// When the reminders of some notes come, as found. The watch is told when that changes.
final class LegacyReminderTimes {
  private let notes: [Note]

  init(notes: [Note]) {
    self.notes = notes
    _ = NotificationCenter.default.addObserver(
      forName: Settings.didChange, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { self.tellWatch() }
    }
  }

  /// The reminders, in the order of the notes.
  func reminders() -> [String] { notes.map { "\($0.title) at \(time(for: $0.due))" } }

  private func time(for due: TimeOfDay) -> TimeOfDay {
    let time = due - Settings.lead
    return isQuiet(time.hour) ? TimeOfDay(Settings.quietTo) : time
  }

  private func isQuiet(_ hour: Int) -> Bool {
    Settings.quietFrom <= Settings.quietTo
      ? Settings.quietFrom <= hour && hour < Settings.quietTo
      : Settings.quietFrom <= hour || hour < Settings.quietTo
  }

  private func tellWatch() {
    for reminder in reminders() { Watch.shared.tap(reminder) }
  }
}
