import Foundation
import Platform

extension NotesDatabase: NotesDatabaseProtocol {
  func update(id: UUID, title: String, text: String?) throws {
    try change(
      id, orThrow: .errorUpdate, "UPDATE note SET title = ?, text = ? WHERE id = ?",
      [.text(title), text.map { .text($0) } ?? .null, .text(id.uuidString)])
  }

  func remove(id: UUID) throws {
    try change(
      id, orThrow: .errorRemove, "DELETE FROM note WHERE id = ?", [.text(id.uuidString)])
  }

  /// Runs a statement that must change the row of one note.
  private func change(
    _ id: UUID, orThrow kind: DatabaseError.Kind, _ sql: String, _ parameters: [SQLiteValue]
  ) throws {
    do {
      try storage.write { transaction in
        guard try transaction.execute(sql, parameters) > 0 else { throw NoteNotFound(id: id) }
      }
    } catch {
      throw DatabaseError(kind: kind, cause: error)
    }
  }
}
