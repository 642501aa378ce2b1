import Foundation

/// Removes a note.
struct RemoveNoteUseCase: RemoveNoteProtocol {
  private let notesDatabase: any NotesDatabaseProtocol

  init(notesDatabase: any NotesDatabaseProtocol = NotesDatabase.shared) {
    self.notesDatabase = notesDatabase
  }

  func removeNoteWith(id: UUID) throws {
    try notesDatabase.remove(id: id)
  }
}
