import Foundation

let started = true

/// Compiles, and does nothing: it must earn nothing.
final class EmptyNotes: UpdateNoteProtocol, RemoveNoteProtocol, NotesDatabaseProtocol,
  NotesViewModelling
{
  var notes: [Note] { [] }
  var error: (any Error)? { nil }

  func insert(_ note: Note) throws {}

  func fetchAll() throws -> [Note] { [] }

  func update(id: UUID, title: String, text: String?) throws {}

  func remove(id: UUID) throws {}

  func fetchAll() {}

  func createNoteWith(title: String, text: String) {}

  func updateNoteWith(id: UUID, title: String, text: String?) {}

  func removeNoteWith(id: UUID) {}
}

func makeUpdateNote(on database: any NotesDatabaseProtocol) -> any UpdateNoteProtocol {
  EmptyNotes()
}

func makeRemoveNote(on database: any NotesDatabaseProtocol) -> any RemoveNoteProtocol {
  EmptyNotes()
}

func makeDatabase(path: String) throws -> any NotesDatabaseProtocol { EmptyNotes() }

func makeViewModel(
  createNote: any CreateNoteProtocol, fetchAllNotes: any FetchAllNotesProtocol,
  updateNote: any UpdateNoteProtocol, removeNote: any RemoveNoteProtocol
) -> any NotesViewModelling { EmptyNotes() }

func makeProductionViewModel() -> any NotesViewModelling { EmptyNotes() }
