import Foundation

/// Removes a note.
struct RemoveNoteUseCase: RemoveNoteProtocol {
  func removeNoteWith(id: UUID) throws {
    try NotesDatabase.shared.remove(id: id)
  }
}
