/// When the reminders of some notes come. The watch is told when that changes, for as long as this is held.
final class ReminderTimes {
  private let notes: [Note]
  private let settings: ReminderSettings
  private let watch: Watch
  private var observation: SettingsObservation?

  init(
    notes: [Note], settings: ReminderSettings = ReminderSettings(), watch: Watch = .shared
  ) {
    (self.notes, self.settings, self.watch) = (notes, settings, watch)
    observation = settings.observe { [weak self] in self?.tellWatch() }
  }

  /// The reminders, in the order of the notes, all by the same settings.
  func reminders() -> [String] {
    let rules = settings.rules
    return notes.map { "\($0.title) at \(rules.time(for: $0.due))" }
  }

  private func tellWatch() {
    for reminder in reminders() { watch.tap(reminder) }
  }
}
