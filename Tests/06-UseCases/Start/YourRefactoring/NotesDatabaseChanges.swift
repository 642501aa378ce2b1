import Foundation
import Platform

extension NotesDatabase: NotesDatabaseProtocol {
  func update(id: UUID, title: String, text: String?) throws {
    do {
      try storage.write { transaction in
        try transaction.execute(
          "UPDATE note SET title = ?, text = ? WHERE id = ?",
          [.text(title), text.map { .text($0) } ?? .null, .text(id.uuidString)])
      }
    } catch {
      print("database error: \(error)")
    }
  }

  func remove(id: UUID) throws {
    do {
      try storage.write { transaction in
        try transaction.execute("DELETE FROM note WHERE id = ?", [.text(id.uuidString)])
      }
    } catch {
      print("database error: \(error)")
    }
  }
}
