/// For how many weeks on end an account has written notes.
struct Streak: Hashable, Sendable {
  var weeks: Int
}
