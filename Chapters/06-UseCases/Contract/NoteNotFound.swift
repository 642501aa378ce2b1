import Foundation

/// No note in the database has this id.
struct NoteNotFound: Error, Hashable {
  let id: UUID
}
