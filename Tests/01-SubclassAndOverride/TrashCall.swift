/// A call of a ``TrashScript``.
///
/// Notes are numbered in the order in which they are written. There are two screens, 0 and 1, on the same notes.
enum TrashCall {
  case write(note: Int, text: String, isPinned: Bool)
  case throwAway(note: Int)
  /// Something other than the trash brings the note back.
  case bringBack(note: Int)
  /// Something other than the trash erases the note.
  case erase(note: Int)
  /// Opens a screen, for the first time or again.
  case open(screen: Int)
  /// Reads the rows.
  case look(screen: Int)
  case restore(note: Int, screen: Int)
  case empty(screen: Int)
}
