/// For how many weeks on end somebody has written notes.
struct Streak: Hashable, Sendable {
  var weeks: Int
}
