/// What happens to a note of a file.
enum Decision: Equatable {
  case store
  /// The importer prints the note's title and the reason, as in `"Tax" is there already`.
  case leaveOut(because: String)
}
