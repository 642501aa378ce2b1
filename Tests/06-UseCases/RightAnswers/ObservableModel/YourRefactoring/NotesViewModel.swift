import Foundation
import Observation

/// What the screen with the notes shows, and what happens when the user touches it.
@Observable @MainActor
final class NotesViewModel: NotesViewModelling {
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
    attempt {}
  }

  func createNoteWith(title: String, text: String) {
    attempt { try createNote.createNoteWith(title: title, text: text) }
  }

  func updateNoteWith(id: UUID, title: String, text: String?) {
    attempt { try updateNote.updateNoteWith(id: id, title: title, text: text) }
  }

  func removeNoteWith(id: UUID) {
    attempt { try removeNote.removeNoteWith(id: id) }
  }

  /// Does the work and fetches the notes again; publishes the error, or nil when all went well.
  private func attempt(_ change: () throws -> Void) {
    do {
      try change()
      notes = try fetchAllNotes.fetchAll()
      error = nil
    } catch {
      self.error = error
    }
  }
}
