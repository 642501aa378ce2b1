import Foundation

@testable import UseCases

/// A trap: a fake that ignores a missing id, where the real database throws.
final class LenientNotesDatabase: NotesDatabaseProtocol {
  private var notes: [UUID: Note] = [:]

  func insert(_ note: Note) { notes[note.id] = note }
  func fetchAll() -> [Note] { notes.values.sorted { $0.createdAt < $1.createdAt } }

  func update(id: UUID, title: String, text: String?) {
    notes[id]?.title = title
    notes[id]?.text = text
  }

  func remove(id: UUID) { notes[id] = nil }
}
