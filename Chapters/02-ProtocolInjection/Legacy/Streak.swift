/// For how many weeks on end somebody has written notes.
struct Streak: Codable, Hashable, Sendable {
  var weeks: Int
}
