import Foundation

@testable import UseCases

/// What a call should do to a list of notes.
enum NotesChange: Equatable {
  case nothing
  case open
  case fetch
  case create(title: String, text: String, createdAt: Date)
  case update(UUID, title: String, text: String?)
  case remove(UUID)
  /// Another app wrote it, and no screen knows.
  case restore(Note)

  /// Whether a view model knows enough to change its list without a fetch.
  var canBePatched: Bool {
    switch self {
    case .update, .remove: true
    case .nothing, .open, .fetch, .create, .restore: false
    }
  }

  /// The error of a database that holds these notes.
  func error(on notes: [Note]) -> (any Error)? {
    switch self {
    case .update(let id, _, _) where !notes.contains { $0.id == id }:
      DatabaseError(kind: .errorUpdate, cause: NoteNotFound(id: id))
    case .remove(let id) where !notes.contains { $0.id == id }:
      DatabaseError(kind: .errorRemove, cause: NoteNotFound(id: id))
    default: nil
    }
  }

  /// The notes after it. A new note comes after those with the same date.
  func applied(to notes: [Note], newID: UUID?) -> [Note] {
    var notes = notes
    switch self {
    case .nothing, .open, .fetch: break
    case .create(let title, let text, let createdAt):
      let note = Note(id: newID ?? UUID(), title: title, text: text, createdAt: createdAt)
      return Self.restore(note).applied(to: notes, newID: nil)
    case .update(let id, let title, let text):
      for index in notes.indices where notes[index].id == id {
        notes[index].title = title
        notes[index].text = text
      }
    case .remove(let id): notes.removeAll { $0.id == id }
    case .restore(let note):
      let index = notes.firstIndex { $0.createdAt > note.createdAt } ?? notes.endIndex
      notes.insert(note, at: index)
    }
    return notes
  }
}
