import Foundation

/// There is no note with an id.
struct NoteNotFound: Error, Hashable {
  let id: UUID
}
