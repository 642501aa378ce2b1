import Foundation

/// What the screen with the notes shows, and what happens when the user touches it.
class NotesViewModel: NotesViewModelling {
  private(set) var notes: [Note] = []
  private(set) var error: (any Error)?

  init() {
    fetchAll()
  }

  func fetchAll() {
    do {
      notes = try NotesDatabase.shared.fetchAll()
    } catch {
      print("database error: \(error)")
    }
  }

  func createNoteWith(title: String, text: String) {
    do {
      try NotesDatabase.shared.insert(Note(title: title, text: text, createdAt: .now))
    } catch {
      print("database error: \(error)")
    }
    fetchAll()
  }

  func updateNoteWith(id: UUID, title: String, text: String?) {
    do {
      try UpdateNoteUseCase().updateNoteWith(id: id, title: title, text: text)
    } catch {
      print("database error: \(error)")
    }
  }

  func removeNoteWith(id: UUID) {
    do {
      try RemoveNoteUseCase().removeNoteWith(id: id)
    } catch {
      print("database error: \(error)")
    }
    fetchAll()
  }
}
