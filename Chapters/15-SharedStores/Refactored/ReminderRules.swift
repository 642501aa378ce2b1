/// The settings of reminders as they were read, and what follows from them.
nonisolated struct ReminderRules: Equatable, Sendable {
  var lead: Int
  var quietFrom: Int
  var quietTo: Int

  /// When the reminder of a note comes: in quiet hours when they end.
  func time(for due: TimeOfDay) -> TimeOfDay {
    let time = due - lead
    return isQuiet(time.hour) ? TimeOfDay(quietTo) : time
  }

  private func isQuiet(_ hour: Int) -> Bool {
    quietFrom <= quietTo
      ? quietFrom <= hour && hour < quietTo
      : quietFrom <= hour || hour < quietTo
  }
}
