/// Fetches all notes.
struct FetchAllNotesUseCase: FetchAllNotesProtocol {
  private let notesDatabase: any NotesDatabaseProtocol

  init(notesDatabase: any NotesDatabaseProtocol = NotesDatabase.shared) {
    self.notesDatabase = notesDatabase
  }

  func fetchAll() throws -> [Note] {
    try notesDatabase.fetchAll()
  }
}
