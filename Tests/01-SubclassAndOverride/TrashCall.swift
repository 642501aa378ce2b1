/// A call of a ``TrashScript``; notes are numbered in the order in which they are written.
enum TrashCall {
  case write(note: Int, text: String, isPinned: Bool)
  case throwAway(note: Int)
  case open
  case restore(note: Int)
  case empty
  /// Reads the rows.
  case look
}
