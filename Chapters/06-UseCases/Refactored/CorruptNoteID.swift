/// The id of a note in the database is no UUID.
struct CorruptNoteID: Error, Hashable {
  /// What the database holds in its place.
  let text: String?
}
