/// A note, as the database keeps it.
struct Note: Hashable, Sendable {
  let id: Int
  var text: String
  var isPinned = false
  var isTrashed = false
}
