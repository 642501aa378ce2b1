/// Why a log cannot be used.
enum LogError: Error, Equatable {
  /// It ends in the middle of an entry.
  case cutOff
  /// It holds something that is no entry, for the reason given.
  case unreadable(String)
  /// Its first entry is not the state at the start.
  case withoutBeginning
  /// The entry of this number follows from no action.
  case unexplained(Int)
  /// Before the entry of this number an action should have led to a state.
  case unfinished(Int)
}
