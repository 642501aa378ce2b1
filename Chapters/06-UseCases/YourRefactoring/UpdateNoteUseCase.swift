import Foundation

/// Changes a note.
struct UpdateNoteUseCase: UpdateNoteProtocol {
  func updateNoteWith(id: UUID, title: String, text: String?) throws {
    try NotesDatabase.shared.update(id: id, title: title, text: text)
  }
}
