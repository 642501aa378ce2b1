import Foundation

@testable import UseCases

/// A database of notes in an array of its own. What is missing is an error, as in the real one.
final class FakeNotesDatabase: NotesDatabaseProtocol {
  private(set) var notes: [Note] = []

  func insert(_ note: Note) throws {
    guard !notes.contains(where: { $0.id == note.id }) else {
      throw DatabaseError(kind: .errorInsert, cause: CocoaError(.fileWriteFileExists))
    }
    notes.append(note)
  }

  func fetchAll() -> [Note] {
    notes.sorted { $0.createdAt < $1.createdAt }
  }

  func update(id: UUID, title: String, text: String?) throws {
    guard let index = notes.firstIndex(where: { $0.id == id }) else {
      throw DatabaseError(kind: .errorUpdate, cause: NoteNotFound(id: id))
    }
    notes[index].title = title
    notes[index].text = text
  }

  func remove(id: UUID) throws {
    guard let index = notes.firstIndex(where: { $0.id == id }) else {
      throw DatabaseError(kind: .errorRemove, cause: NoteNotFound(id: id))
    }
    notes.remove(at: index)
  }
}
