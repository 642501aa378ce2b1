import Foundation

/// Creates a note, stamped with the current time.
struct CreateNoteUseCase: CreateNoteProtocol {
  private let notesDatabase: any NotesDatabaseProtocol
  private let now: () -> Date

  init(
    notesDatabase: any NotesDatabaseProtocol = NotesDatabase.shared,
    now: @escaping () -> Date = { .now }
  ) {
    self.notesDatabase = notesDatabase
    self.now = now
  }

  func createNoteWith(title: String, text: String) throws {
    try notesDatabase.insert(Note(title: title, text: text, createdAt: now()))
  }
}
