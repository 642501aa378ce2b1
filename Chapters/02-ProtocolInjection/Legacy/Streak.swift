/// For how many weeks in a row the user has written notes.
struct Streak: Codable, Hashable, Sendable {
  var weeks: Int
}
