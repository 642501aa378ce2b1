import Foundation

/// A type that can remove a note.
protocol RemoveNoteProtocol {
  func removeNoteWith(id: UUID) throws
}
