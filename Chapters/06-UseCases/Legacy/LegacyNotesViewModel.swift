import Foundation

/// What the screen with the notes shows, and what happens when the user touches it.
class LegacyNotesViewModel {
  private(set) var notes: [Note]

  init() {
    notes = LegacyNotesDatabase.shared.fetchAll()
  }

  func createNoteWith(title: String, text: String) {
    LegacyNotesDatabase.shared.insert(Note(title: title, text: text, createdAt: .now))
    notes = LegacyNotesDatabase.shared.fetchAll()
  }

  func updateNoteWith(id: UUID, title: String, text: String?) {
    LegacyNotesDatabase.shared.update(id: id, title: title, text: text)
  }

  func removeNoteWith(id: UUID) {
    LegacyNotesDatabase.shared.remove(id: id)
    notes = LegacyNotesDatabase.shared.fetchAll()
  }
}
