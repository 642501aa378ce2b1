import Foundation

/// The screen with the notes: a state, and four methods that change it.
final class NotesViewModel: NotesViewModelling {
  private var state = NotesState()
  private let create: any CreateNoteProtocol
  private let all: any FetchAllNotesProtocol
  private let update: any UpdateNoteProtocol
  private let remove: any RemoveNoteProtocol

  var notes: [Note] { state.notes }
  var error: (any Error)? { state.error }

  init(
    createNote: any CreateNoteProtocol = CreateNoteUseCase(),
    fetchAllNotes: any FetchAllNotesProtocol = FetchAllNotesUseCase(),
    updateNote: any UpdateNoteProtocol = UpdateNoteUseCase(),
    removeNote: any RemoveNoteProtocol = RemoveNoteUseCase()
  ) {
    create = createNote
    all = fetchAllNotes
    update = updateNote
    remove = removeNote
    fetchAll()
  }

  func fetchAll() {
    state = state.after(all.fetchAll)
  }

  func createNoteWith(title: String, text: String) {
    state = state.after {
      try create.createNoteWith(title: title, text: text)
      return try all.fetchAll()
    }
  }

  func updateNoteWith(id: UUID, title: String, text: String?) {
    state = state.after {
      try update.updateNoteWith(id: id, title: title, text: text)
      return try all.fetchAll()
    }
  }

  func removeNoteWith(id: UUID) {
    state = state.after {
      try remove.removeNoteWith(id: id)
      return try all.fetchAll()
    }
  }
}
