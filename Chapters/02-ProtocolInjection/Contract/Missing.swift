/// What could not be found, so that no reminder was planned.
enum Missing: Error, Hashable {
  case reminder
  case quietHours
}
