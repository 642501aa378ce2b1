/// For how many weeks in a row an account has written notes.
struct Streak: Hashable, Sendable {
  var weeks: Int
}
