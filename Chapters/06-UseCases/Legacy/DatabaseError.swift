/// What the notes database could not do, and why.
struct DatabaseError: Error {
  enum Kind: Hashable, Sendable {
    case errorInsert
    case errorFetch
    case errorUpdate
    case errorRemove
  }

  let kind: Kind
  /// What lies behind it: an error of SQLite, or ``NoteNotFound``.
  let cause: any Error
}
