import Foundation

/// Changes a note.
struct UpdateNoteUseCase: UpdateNoteProtocol {
  private let notesDatabase: any NotesDatabaseProtocol

  init(notesDatabase: any NotesDatabaseProtocol = NotesDatabase.shared) {
    self.notesDatabase = notesDatabase
  }

  func updateNoteWith(id: UUID, title: String, text: String?) throws {
    try notesDatabase.update(id: id, title: title, text: text)
  }
}
