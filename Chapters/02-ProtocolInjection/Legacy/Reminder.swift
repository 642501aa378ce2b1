/// Something to be reminded of, at an hour of the day.
struct Reminder: Hashable, Sendable {
  var text: String
  /// From 0 to 23.
  var hour: Int
}
