import Foundation

/// What the screen with the notes shows, and what happens when the user touches it.
class NotesViewModel: NotesViewModelling {
  private(set) var notes: [Note]
  private(set) var error: (any Error)?

  private let createNote: any CreateNoteProtocol
  private let fetchAllNotes: any FetchAllNotesProtocol
  private let updateNote: any UpdateNoteProtocol
  private let removeNote: any RemoveNoteProtocol

  init(
    notes: [Note] = [],
    createNote: any CreateNoteProtocol = CreateNoteUseCase(),
    fetchAllNotes: any FetchAllNotesProtocol = FetchAllNotesUseCase(),
    updateNote: any UpdateNoteProtocol = UpdateNoteUseCase(),
    removeNote: any RemoveNoteProtocol = RemoveNoteUseCase()
  ) {
    self.notes = notes
    self.createNote = createNote
    self.fetchAllNotes = fetchAllNotes
    self.updateNote = updateNote
    self.removeNote = removeNote
    fetchAll()
  }

  func fetchAll() {
    attempt { notes = try fetchAllNotes.fetchAll() }
  }

  func createNoteWith(title: String, text: String) {
    attempt {
      try createNote.createNoteWith(title: title, text: text)
      // The use case makes the note, with its id and date, and does not return it.
      notes = try fetchAllNotes.fetchAll()
    }
  }

  func updateNoteWith(id: UUID, title: String, text: String?) {
    attempt {
      try updateNote.updateNoteWith(id: id, title: title, text: text)
      for index in notes.indices where notes[index].id == id {
        notes[index].title = title
        notes[index].text = text
      }
    }
  }

  func removeNoteWith(id: UUID) {
    attempt {
      try removeNote.removeNoteWith(id: id)
      notes.removeAll { $0.id == id }
    }
  }

  private func attempt(_ work: () throws -> Void) {
    do {
      try work()
      error = nil
    } catch {
      self.error = error
    }
  }
}
