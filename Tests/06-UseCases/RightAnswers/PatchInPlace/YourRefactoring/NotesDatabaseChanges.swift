import Foundation
import Platform

extension NotesDatabase: NotesDatabaseProtocol {
  func update(id: UUID, title: String, text: String?) throws {
    do {
      try require(id)
      try storage.write { transaction in
        try transaction.execute("UPDATE note SET title = ? WHERE id = ?", [.text(title), key(id)])
        try transaction.execute(
          "UPDATE note SET text = ? WHERE id = ?", [text.map { .text($0) } ?? .null, key(id)])
      }
    } catch {
      throw DatabaseError(kind: .errorUpdate, cause: error)
    }
  }

  func remove(id: UUID) throws {
    do {
      try require(id)
      try storage.write { try $0.execute("DELETE FROM note WHERE id = ?", [key(id)]) }
    } catch {
      throw DatabaseError(kind: .errorRemove, cause: error)
    }
  }

  private func key(_ id: UUID) -> SQLiteValue { .text(id.uuidString) }

  private func require(_ id: UUID) throws {
    let found = try storage.read { try $0.query("SELECT 1 FROM note WHERE id = ?", [key(id)]) }
    if found.isEmpty { throw NoteNotFound(id: id) }
  }
}
