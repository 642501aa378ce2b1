/// What a reminder cannot be planned without.
enum Missing: Error, Hashable, CaseIterable {
  case reminder
  case quietHours
}
