/// Turn this to `true` when you begin: until then `swift test` reports failures here as known issues.
let started = true

/// Your use case that changes a note, on the database that is passed in.
///
/// Your tests and the suite call these functions. Keep the signatures; the bodies are yours.
func makeUpdateNote(on database: any NotesDatabaseProtocol) -> any UpdateNoteProtocol {
  UpdateNoteUseCase(notesDatabase: database)
}

/// Your use case that removes a note, on the database that is passed in.
func makeRemoveNote(on database: any NotesDatabaseProtocol) -> any RemoveNoteProtocol {
  RemoveNoteUseCase(notesDatabase: database)
}

/// Your database, at a path: a file, or `:memory:`.
func makeDatabase(path: String) throws -> any NotesDatabaseProtocol {
  try NotesDatabase(path: path)
}

/// Your view model, on the use cases that are passed in and on no other.
func makeViewModel(
  createNote: any CreateNoteProtocol, fetchAllNotes: any FetchAllNotesProtocol,
  updateNote: any UpdateNoteProtocol, removeNote: any RemoveNoteProtocol
) -> any NotesViewModelling {
  NotesViewModel(
    createNote: createNote, fetchAllNotes: fetchAllNotes, updateNote: updateNote,
    removeNote: removeNote)
}

/// Your view model as the app makes it, on the notes in the file.
func makeProductionViewModel() -> any NotesViewModelling {
  NotesViewModel()
}
