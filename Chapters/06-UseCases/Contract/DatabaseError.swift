/// What the notes database could not do, and why.
struct DatabaseError: Error {
  enum Kind: Hashable, Sendable {
    case errorInsert
    case errorFetch
    case errorUpdate
    case errorRemove
  }

  let kind: Kind
  /// The reason: an error of SQLite, for example, or ``NoteNotFound``.
  let cause: any Error
}
