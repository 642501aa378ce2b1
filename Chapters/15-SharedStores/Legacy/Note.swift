/// A note that is due today.
nonisolated struct Note: Sendable {
  let title: String
  let due: TimeOfDay
}
