/// What a reminder cannot be planned without.
enum Missing: Error, Hashable {
  case reminder
  case quietHours
}
